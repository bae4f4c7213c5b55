export const certificateRegistryAbi = [
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "admin",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "anchorer",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "custodian_",
    "type": "address"
   },
   {
    "internalType": "string",
    "name": "name_",
    "type": "string"
   },
   {
    "internalType": "string",
    "name": "symbol_",
    "type": "string"
   },
   {
    "internalType": "string",
    "name": "pageUrlPrefix_",
    "type": "string"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "constructor"
 },
 {
  "inputs": [],
  "name": "AccessControlBadConfirmation",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "bytes32",
    "name": "neededRole",
    "type": "bytes32"
   }
  ],
  "name": "AccessControlUnauthorizedAccount",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "AlreadyDelivered",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "CheckpointNotStored",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "sender",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   }
  ],
  "name": "ERC721IncorrectOwner",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "operator",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "ERC721InsufficientApproval",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "approver",
    "type": "address"
   }
  ],
  "name": "ERC721InvalidApprover",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "operator",
    "type": "address"
   }
  ],
  "name": "ERC721InvalidOperator",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   }
  ],
  "name": "ERC721InvalidOwner",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "receiver",
    "type": "address"
   }
  ],
  "name": "ERC721InvalidReceiver",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "sender",
    "type": "address"
   }
  ],
  "name": "ERC721InvalidSender",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "ERC721NonexistentToken",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "recordedSize",
    "type": "uint64"
   },
   {
    "internalType": "uint64",
    "name": "size",
    "type": "uint64"
   }
  ],
  "name": "GrowthTooLarge",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "recordedSize",
    "type": "uint64"
   },
   {
    "internalType": "uint64",
    "name": "size",
    "type": "uint64"
   }
  ],
  "name": "LogShrank",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NotTransferable",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "size",
    "type": "uint64"
   },
   {
    "internalType": "bytes32",
    "name": "recordedRoot",
    "type": "bytes32"
   },
   {
    "internalType": "bytes32",
    "name": "root",
    "type": "bytes32"
   }
  ],
  "name": "RootChanged",
  "type": "error"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "approved",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "Approval",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "operator",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "approved",
    "type": "bool"
   }
  ],
  "name": "ApprovalForAll",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint64",
    "name": "number",
    "type": "uint64"
   },
   {
    "components": [
     {
      "internalType": "uint64",
      "name": "size",
      "type": "uint64"
     },
     {
      "internalType": "bytes32",
      "name": "root",
      "type": "bytes32"
     }
    ],
    "indexed": false,
    "internalType": "struct TreeHead",
    "name": "certificates",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint64",
      "name": "size",
      "type": "uint64"
     },
     {
      "internalType": "bytes32",
      "name": "root",
      "type": "bytes32"
     }
    ],
    "indexed": false,
    "internalType": "struct TreeHead",
    "name": "statements",
    "type": "tuple"
   }
  ],
  "name": "Checkpoint",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "fromTokenId",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "toTokenId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "fromAddress",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "toAddress",
    "type": "address"
   }
  ],
  "name": "ConsecutiveTransfer",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "Locked",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "previousAdminRole",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "newAdminRole",
    "type": "bytes32"
   }
  ],
  "name": "RoleAdminChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "sender",
    "type": "address"
   }
  ],
  "name": "RoleGranted",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "sender",
    "type": "address"
   }
  ],
  "name": "RoleRevoked",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "from",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "to",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "Transfer",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenId",
    "type": "uint256"
   }
  ],
  "name": "Unlocked",
  "type": "event"
 },
 {
  "inputs": [],
  "name": "ANCHORER_ROLE",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "CUSTODIAN_ROLE",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "DEFAULT_ADMIN_ROLE",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "MAX_GROWTH",
  "outputs": [
   {
    "internalType": "uint64",
    "name": "",
    "type": "uint64"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "name": "approve",
  "outputs": [],
  "stateMutability": "pure",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   }
  ],
  "name": "balanceOf",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "burn",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "number",
    "type": "uint64"
   }
  ],
  "name": "checkpoint",
  "outputs": [
   {
    "components": [
     {
      "components": [
       {
        "internalType": "uint64",
        "name": "size",
        "type": "uint64"
       },
       {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
       }
      ],
      "internalType": "struct TreeHead",
      "name": "certificates",
      "type": "tuple"
     },
     {
      "components": [
       {
        "internalType": "uint64",
        "name": "size",
        "type": "uint64"
       },
       {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
       }
      ],
      "internalType": "struct TreeHead",
      "name": "statements",
      "type": "tuple"
     },
     {
      "internalType": "uint64",
      "name": "time",
      "type": "uint64"
     }
    ],
    "internalType": "struct RecordedHeads",
    "name": "",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "custodian",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "student",
    "type": "address"
   }
  ],
  "name": "deliver",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "getApproved",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   }
  ],
  "name": "getRoleAdmin",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "grantRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "hasRole",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "name": "isApprovedForAll",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "pure",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "latest",
  "outputs": [
   {
    "internalType": "uint64",
    "name": "number",
    "type": "uint64"
   },
   {
    "components": [
     {
      "components": [
       {
        "internalType": "uint64",
        "name": "size",
        "type": "uint64"
       },
       {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
       }
      ],
      "internalType": "struct TreeHead",
      "name": "certificates",
      "type": "tuple"
     },
     {
      "components": [
       {
        "internalType": "uint64",
        "name": "size",
        "type": "uint64"
       },
       {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
       }
      ],
      "internalType": "struct TreeHead",
      "name": "statements",
      "type": "tuple"
     },
     {
      "internalType": "uint64",
      "name": "time",
      "type": "uint64"
     }
    ],
    "internalType": "struct RecordedHeads",
    "name": "heads",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "locked",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "name",
  "outputs": [
   {
    "internalType": "string",
    "name": "",
    "type": "string"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "ownerOf",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "pageUrlPrefix",
  "outputs": [
   {
    "internalType": "string",
    "name": "",
    "type": "string"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "uint64",
      "name": "size",
      "type": "uint64"
     },
     {
      "internalType": "bytes32",
      "name": "root",
      "type": "bytes32"
     }
    ],
    "internalType": "struct TreeHead",
    "name": "certificates",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint64",
      "name": "size",
      "type": "uint64"
     },
     {
      "internalType": "bytes32",
      "name": "root",
      "type": "bytes32"
     }
    ],
    "internalType": "struct TreeHead",
    "name": "statements",
    "type": "tuple"
   }
  ],
  "name": "record",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "callerConfirmation",
    "type": "address"
   }
  ],
  "name": "renounceRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "revokeRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "name": "safeTransferFrom",
  "outputs": [],
  "stateMutability": "pure",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   },
   {
    "internalType": "bytes",
    "name": "",
    "type": "bytes"
   }
  ],
  "name": "safeTransferFrom",
  "outputs": [],
  "stateMutability": "pure",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "name": "setApprovalForAll",
  "outputs": [],
  "stateMutability": "pure",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes4",
    "name": "id",
    "type": "bytes4"
   }
  ],
  "name": "supportsInterface",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "symbol",
  "outputs": [
   {
    "internalType": "string",
    "name": "",
    "type": "string"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "index",
    "type": "uint256"
   }
  ],
  "name": "tokenURI",
  "outputs": [
   {
    "internalType": "string",
    "name": "",
    "type": "string"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "name": "transferFrom",
  "outputs": [],
  "stateMutability": "pure",
  "type": "function"
 }
] as const
