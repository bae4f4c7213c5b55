export { MyDataPage as default } from '../features/holder/my-data/my-data-page.tsx'
