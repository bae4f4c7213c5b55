// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";

contract TokenTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        record(10, 0);
        deliver(7, student);
    }

    function test_nobodyMovesATokenThroughErc721() public {
        address[3] memory callers = [student, custodian, stranger];
        uint256[2] memory tokens = [uint256(6), 7];
        for (uint256 c = 0; c < callers.length; c++) {
            vm.startPrank(callers[c]);
            expectNotTransferable();
            registry.setApprovalForAll(stranger, true);
            for (uint256 t = 0; t < tokens.length; t++) {
                address owner = registry.ownerOf(tokens[t]);
                expectNotTransferable();
                registry.approve(stranger, tokens[t]);
                expectNotTransferable();
                registry.transferFrom(owner, stranger, tokens[t]);
                expectNotTransferable();
                registry.safeTransferFrom(owner, stranger, tokens[t]);
                expectNotTransferable();
                registry.safeTransferFrom(owner, stranger, tokens[t], "");
                same(registry.ownerOf(tokens[t]), owner);
                same(registry.getApproved(tokens[t]), address(0));
                require(!registry.isApprovedForAll(owner, stranger), "approved");
            }
            vm.stopPrank();
        }
    }

    function test_tokenUriIsADocumentMadeFromTheIndex() public view {
        string memory document = string.concat(
            '{"name":"Credenza certificates #7",',
            '"description":"Certificate number 7 of an append-only log. ',
            'Its public page shows who issued it and whether it is valid.",',
            '"external_url":"https://certificates.example/number/7"}'
        );
        same(registry.tokenURI(7), string.concat("data:application/json;base64,", Base64.encode(bytes(document))));
    }

    function test_quotesInTheCollectionNameStayInsideTheirJsonString() public {
        registry = new CertificateRegistry(admin, anchorer, custodian, 'A "B" \\ C', "ABC", "https://x.example/");
        record(1, 0);
        string memory document = string.concat(
            '{"name":"A \\"B\\" \\\\ C #0",',
            '"description":"Certificate number 0 of an append-only log. ',
            'Its public page shows who issued it and whether it is valid.",',
            '"external_url":"https://x.example/0"}'
        );
        same(registry.tokenURI(0), string.concat("data:application/json;base64,", Base64.encode(bytes(document))));
    }

    function test_nameSymbolAndPage() public view {
        same(registry.name(), "Credenza certificates");
        same(registry.symbol(), "CREDENZA");
        same(registry.pageUrlPrefix(), "https://certificates.example/number/");
    }

    function test_announcesItsInterfaces() public view {
        bytes4[5] memory supported =
            [bytes4(0x01ffc9a7), bytes4(0x80ac58cd), bytes4(0x5b5e139f), bytes4(0xb45a3c0e), bytes4(0x7965db0b)];
        for (uint256 i = 0; i < supported.length; i++) {
            require(registry.supportsInterface(supported[i]), "interface missing");
        }
        require(!registry.supportsInterface(0xffffffff), "claims everything");
        require(!registry.supportsInterface(0x780e9d63), "claims enumeration");
    }

    function test_nobodysBalanceIsAnError() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOwner.selector, address(0)));
        registry.balanceOf(address(0));
    }

    function expectNotTransferable() private {
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.NotTransferable.selector));
    }
}
