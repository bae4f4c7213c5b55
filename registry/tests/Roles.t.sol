// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";

contract RolesTest is RegistryTest {
    function test_onlyTheAnchorerRecords() public {
        address[4] memory others = [admin, custodian, student, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            expectUnauthorized(others[i], registry.ANCHORER_ROLE());
            vm.prank(others[i]);
            registry.record(head(1), head(0));
        }
    }

    function test_onlyTheCustodianDeliversAndBurns() public {
        record(1, 0);
        address[4] memory others = [admin, anchorer, student, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            expectUnauthorized(others[i], registry.CUSTODIAN_ROLE());
            vm.prank(others[i]);
            registry.deliver(0, student);
            expectUnauthorized(others[i], registry.CUSTODIAN_ROLE());
            vm.prank(others[i]);
            registry.burn(0);
        }
    }

    function test_adminTakesAStolenAnchorerKeyOutOfUse() public {
        bytes32 role = registry.ANCHORER_ROLE();
        vm.startPrank(admin);
        registry.revokeRole(role, anchorer);
        registry.grantRole(role, stranger);
        vm.stopPrank();
        expectUnauthorized(anchorer, role);
        record(1, 0);
        vm.prank(stranger);
        registry.record(head(1), head(0));
    }

    function test_aNewCustodianKeyServesTheTokensInCustody() public {
        record(1, 0);
        bytes32 role = registry.CUSTODIAN_ROLE();
        vm.prank(admin);
        registry.grantRole(role, stranger);
        same(registry.ownerOf(0), custodian);
        vm.prank(stranger);
        registry.deliver(0, student);
        same(registry.ownerOf(0), student);
    }

    function test_nobodyButTheAdminGrantsRoles() public {
        bytes32 role = registry.ANCHORER_ROLE();
        address[3] memory others = [anchorer, custodian, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            expectUnauthorized(others[i], registry.DEFAULT_ADMIN_ROLE());
            vm.prank(others[i]);
            registry.grantRole(role, others[i]);
        }
    }

    function test_registryWithoutACustodianIsNotDeployed() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        new CertificateRegistry(admin, anchorer, address(0), "n", "s", "u");
    }

    function expectUnauthorized(address account, bytes32 role) private {
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role)
        );
    }
}
