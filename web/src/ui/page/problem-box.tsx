import { Alert, type AlertProps } from '@mantine/core'

/** Why an act failed, in a box, where it is not next to its control; read out when it appears. */
export const ProblemBox = (props: AlertProps) => <Alert color="red" role="alert" {...props} />
