// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// The ERC-721 metadata document, built from the certificate's index alone: nothing stored, nothing personal.
library CertificateDocument {
    /// A `data:application/json;base64,` URI with name, description and the certificate's public page.
    function uri(string memory collection, string memory pageUrlPrefix, uint256 index)
        internal
        pure
        returns (string memory)
    {
        string memory number = Strings.toString(index);
        string memory document = string.concat(
            '{"name":"',
            Strings.escapeJSON(collection),
            " #",
            number,
            '","description":"Certificate number ',
            number,
            ' of an append-only log. Its public page shows who issued it and whether it is valid.","external_url":"',
            Strings.escapeJSON(pageUrlPrefix),
            number,
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(document)));
    }
}
