// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IERC2309} from "@openzeppelin/contracts/interfaces/IERC2309.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import {CertificateDocument} from "./CertificateDocument.sol";
import {CheckpointCode, RecordedHeads, TreeHead} from "./CheckpointCode.sol";
import {IERC5192} from "./IERC5192.sol";

/// Records the checkpoints of two append-only RFC 9162 logs, and is the ERC-721 view of the first one: recording a
/// certificates log that grew from m to n leaves mints tokens m to n-1 into custody (ERC-2309). The contract checks no
/// consistency and no inclusion: monitors and verifiers do, from the roots kept here.
contract CertificateRegistry is AccessControl, IERC721Metadata, IERC721Errors, IERC2309, IERC5192 {
    using BitMaps for BitMaps.BitMap;

    /// May record checkpoints.
    bytes32 public constant ANCHORER_ROLE = keccak256("ANCHORER_ROLE");
    /// May deliver and burn tokens.
    bytes32 public constant CUSTODIAN_ROLE = keccak256("CUSTODIAN_ROLE");
    /// The most leaves one call may add to a log, so that a stolen key cannot close the log with size 2^64-1.
    uint64 public constant MAX_GROWTH = 1 << 24;
    /// Root of a log without leaves: SHA-256 of nothing (RFC 9162 §2.1.1).
    bytes32 private constant EMPTY_ROOT = 0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855;

    /// Shown as the owner of every token that is neither delivered nor burned.
    address public immutable custodian;

    string public name;
    string public symbol;
    /// Followed by a certificate's index it is the address of the certificate's public page.
    string public pageUrlPrefix;

    /// One slot, because `record` and `deliver` both need it.
    struct Head {
        uint64 number;
        uint64 certificates;
        uint64 statements;
        uint64 leftCustody;
    }

    Head private _head;
    mapping(uint256 index => address student) private _delivered;
    mapping(address student => uint256 count) private _balances;
    BitMaps.BitMap private _burned;

    event Checkpoint(uint64 indexed number, TreeHead certificates, TreeHead statements);

    error LogShrank(uint64 recordedSize, uint64 size);
    error GrowthTooLarge(uint64 recordedSize, uint64 size);
    error RootChanged(uint64 size, bytes32 recordedRoot, bytes32 root);
    error AlreadyDelivered(uint256 index);
    /// Tokens cannot be approved or transferred: only `deliver` moves one, once.
    error NotTransferable();

    constructor(
        address admin,
        address anchorer,
        address custodian_,
        string memory name_,
        string memory symbol_,
        string memory pageUrlPrefix_
    ) {
        if (custodian_ == address(0)) revert ERC721InvalidReceiver(address(0));
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(ANCHORER_ROLE, anchorer);
        _grantRole(CUSTODIAN_ROLE, custodian_);
        custodian = custodian_;
        name = name_;
        symbol = symbol_;
        pageUrlPrefix = pageUrlPrefix_;
    }

    // ---- checkpoints

    /// Records the heads of both logs as the next checkpoint. Neither may shrink, and a log that did not grow must keep its
    /// root. Recording the latest heads again changes nothing, so a lost answer may be retried.
    function record(TreeHead calldata certificates, TreeHead calldata statements) external onlyRole(ANCHORER_ROLE) {
        Head memory head = _head;
        bool certificatesGrew = _grew(head.certificates, certificates.size);
        bool statementsGrew = _grew(head.statements, statements.size);
        if (!certificatesGrew || !statementsGrew) {
            RecordedHeads memory last = _read(head.number);
            if (!certificatesGrew) _requireSameRoot(last.certificates, certificates);
            if (!statementsGrew) _requireSameRoot(last.statements, statements);
            if (!certificatesGrew && !statementsGrew) return;
        }

        _head = Head(head.number + 1, certificates.size, statements.size, head.leftCustody);
        CheckpointCode.write(certificates, statements);
        emit Checkpoint(head.number + 1, certificates, statements);
        if (certificatesGrew) {
            emit ConsecutiveTransfer(head.certificates, certificates.size - 1, address(0), custodian);
        }
    }

    /// The newest checkpoint; number 0, both logs empty and time 0 when nothing has been recorded yet.
    function latest() external view returns (uint64 number, RecordedHeads memory heads) {
        number = _head.number;
        heads = _read(number);
    }

    /// The checkpoint of this number (from 1), or all zero when it was not recorded.
    function checkpoint(uint64 number) external view returns (RecordedHeads memory) {
        return CheckpointCode.read(number);
    }

    function _grew(uint64 recordedSize, uint64 size) private pure returns (bool) {
        if (size < recordedSize) revert LogShrank(recordedSize, size);
        if (size - recordedSize > MAX_GROWTH) revert GrowthTooLarge(recordedSize, size);
        return size > recordedSize;
    }

    function _requireSameRoot(TreeHead memory recorded, TreeHead calldata given) private pure {
        if (given.root != recorded.root) revert RootChanged(given.size, recorded.root, given.root);
    }

    function _read(uint64 number) private view returns (RecordedHeads memory heads) {
        if (number != 0) return CheckpointCode.read(number);
        heads.certificates.root = EMPTY_ROOT;
        heads.statements.root = EMPTY_ROOT;
    }

    // ---- custody

    /// Moves a certificate's token from custody to its student, once and for ever.
    function deliver(uint256 index, address student) external onlyRole(CUSTODIAN_ROLE) {
        if (student == address(0) || student == custodian) revert ERC721InvalidReceiver(student);
        if (ownerOf(index) != custodian) revert AlreadyDelivered(index);
        _delivered[index] = student;
        // Neither count can pass the number of certificates, a uint64.
        unchecked {
            _head.leftCustody++;
            _balances[student]++;
        }
        emit Transfer(custodian, student, index);
        emit Locked(index);
    }

    /// Takes back the token of a revoked certificate, delivered or not. A burned token never comes back.
    function burn(uint256 index) external onlyRole(CUSTODIAN_ROLE) {
        address owner = ownerOf(index);
        if (owner == custodian) _head.leftCustody++;
        else _balances[owner]--;
        _burned.set(index);
        emit Transfer(owner, address(0), index);
    }

    // ---- the ERC-721 and ERC-5192 view

    function ownerOf(uint256 index) public view returns (address) {
        if (index >= _head.certificates || _burned.get(index)) revert ERC721NonexistentToken(index);
        address student = _delivered[index];
        return student == address(0) ? custodian : student;
    }

    function balanceOf(address owner) external view returns (uint256) {
        if (owner == address(0)) revert ERC721InvalidOwner(address(0));
        return owner == custodian ? _head.certificates - _head.leftCustody : _balances[owner];
    }

    /// ERC-5192: true once delivered. Until then the token waits in custody for its one move.
    function locked(uint256 index) external view returns (bool) {
        return ownerOf(index) != custodian;
    }

    function tokenURI(uint256 index) external view returns (string memory) {
        ownerOf(index);
        return CertificateDocument.uri(name, pageUrlPrefix, index);
    }

    function getApproved(uint256 index) external view returns (address) {
        ownerOf(index);
        return address(0);
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return false;
    }

    function approve(address, uint256) external pure {
        revert NotTransferable();
    }

    function setApprovalForAll(address, bool) external pure {
        revert NotTransferable();
    }

    function transferFrom(address, address, uint256) external pure {
        revert NotTransferable();
    }

    function safeTransferFrom(address, address, uint256) external pure {
        revert NotTransferable();
    }

    function safeTransferFrom(address, address, uint256, bytes calldata) external pure {
        revert NotTransferable();
    }

    function supportsInterface(bytes4 id) public view override(AccessControl, IERC165) returns (bool) {
        return id == type(IERC721).interfaceId || id == type(IERC721Metadata).interfaceId
            || id == type(IERC5192).interfaceId || super.supportsInterface(id);
    }
}
