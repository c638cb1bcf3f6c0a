/** The data of `exterminators.json`, generated from it by `npm run generate`. */
export const meta = {
  "slug": "exterminators",
  "title": "PESTS!",
  "edition": "print & play playtesting edition v1.2 (2016)",
  "designer": "Michael McFarland",
  "artist": "Todd Jakubisin",
  "players": [
    2,
    6
  ],
  "modes": [
    "standard",
    "team"
  ],
  "clausePrefix": "EXT",
  "source": "rulebook"
} as const;
export const conventions = {
  "directions": [
    "D",
    "L",
    "U",
    "R"
  ],
  "vectors": {
    "D": [
      0,
      1
    ],
    "L": [
      -1,
      0
    ],
    "U": [
      0,
      -1
    ],
    "R": [
      1,
      0
    ]
  },
  "note": "x grows to the right, y grows downward on the screen; D,L,U,R is clockwise; rot k turns a tile k*90 degrees clockwise, side index (i+k)%4 in D,L,U,R",
  "source": "reconstructed"
} as const;
export const options = [
  {
    "id": "quickStart",
    "default": false,
    "source": "rulebook"
  },
  {
    "id": "teams",
    "values": [
      "none",
      "2x2",
      "2x3",
      "3x2"
    ],
    "default": "none",
    "source": "rulebook"
  },
  {
    "id": "toolboxDeck",
    "values": [
      24,
      28
    ],
    "default": 24,
    "source": "reconstructed"
  },
  {
    "id": "roundLimit",
    "default": 40,
    "min": 10,
    "max": 100,
    "offValue": 0,
    "source": "reconstructed"
  },
  {
    "id": "autoBuild",
    "default": false,
    "note": "computer builds a random legal house",
    "source": "reconstructed"
  }
] as const;
export const setup = [
  {
    "players": 2,
    "standardTilesRemoved": 4,
    "standardTilesUsed": 14,
    "nestTilesUsed": 2,
    "tilesPlaced": 16,
    "roomsWithEntry": 17,
    "pestsRemovedPerPlayer": 4,
    "pestPoolPerPlayer": 20,
    "toolboxPerPlayer": 4,
    "drawPile24": 16,
    "drawPile28": 20,
    "source": "rulebook"
  },
  {
    "players": 3,
    "standardTilesRemoved": 3,
    "standardTilesUsed": 15,
    "nestTilesUsed": 3,
    "tilesPlaced": 18,
    "roomsWithEntry": 19,
    "pestsRemovedPerPlayer": 3,
    "pestPoolPerPlayer": 21,
    "toolboxPerPlayer": 4,
    "drawPile24": 12,
    "drawPile28": 16,
    "source": "rulebook"
  },
  {
    "players": 4,
    "standardTilesRemoved": 2,
    "standardTilesUsed": 16,
    "nestTilesUsed": 4,
    "tilesPlaced": 20,
    "roomsWithEntry": 21,
    "pestsRemovedPerPlayer": 2,
    "pestPoolPerPlayer": 22,
    "toolboxPerPlayer": 4,
    "drawPile24": 8,
    "drawPile28": 12,
    "source": "rulebook"
  },
  {
    "players": 5,
    "standardTilesRemoved": 1,
    "standardTilesUsed": 17,
    "nestTilesUsed": 5,
    "tilesPlaced": 22,
    "roomsWithEntry": 23,
    "pestsRemovedPerPlayer": 1,
    "pestPoolPerPlayer": 23,
    "toolboxPerPlayer": 4,
    "drawPile24": 4,
    "drawPile28": 8,
    "source": "rulebook"
  },
  {
    "players": 6,
    "standardTilesRemoved": 0,
    "standardTilesUsed": 18,
    "nestTilesUsed": 6,
    "tilesPlaced": 24,
    "roomsWithEntry": 25,
    "pestsRemovedPerPlayer": 0,
    "pestPoolPerPlayer": 24,
    "toolboxPerPlayer": 4,
    "drawPile24": 0,
    "drawPile28": 4,
    "source": "rulebook"
  }
] as const;
export const colors = [
  {
    "id": "red",
    "pestType": "Flying Bugs",
    "queen": "Wasp Queen",
    "hex": "#D8382F",
    "order": 1,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "rulebook",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  },
  {
    "id": "orange",
    "pestType": "Creepy Crawlies",
    "queen": "Spider Queen",
    "hex": "#EE8A1D",
    "order": 2,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "reconstructed",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  },
  {
    "id": "yellow",
    "pestType": "Winged Beasts",
    "queen": "Bat Queen",
    "hex": "#F2C62B",
    "order": 3,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "rulebook",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  },
  {
    "id": "green",
    "pestType": "Vicious Vermin",
    "queen": "Rat Queen",
    "hex": "#3E9E4B",
    "order": 4,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "rulebook",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  },
  {
    "id": "blue",
    "pestType": "Unwanted Guests",
    "queen": "Guest of Honour",
    "hex": "#2F74C0",
    "order": 5,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "reconstructed",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  },
  {
    "id": "purple",
    "pestType": "Spooky Specters",
    "queen": "Phantom Queen",
    "hex": "#7C4BA8",
    "order": 6,
    "pests": 24,
    "source": "reconstructed",
    "sourceByField": {
      "id": "rulebook",
      "pestType": "rulebook",
      "pairing": "reconstructed",
      "queen": "reconstructed",
      "hex": "reconstructed",
      "pests": "rulebook"
    }
  }
] as const;
export const exterminators = [
  {
    "id": "ext_red",
    "color": "red",
    "name": "Buzz Calloway",
    "title": "Fumigator",
    "exterminatorTrait": {
      "id": "fogger",
      "name": "Fogger",
      "text": "On Exterminate a roll of 1 counts as 2.",
      "source": "reconstructed"
    },
    "queenTrait": {
      "id": "long_call",
      "name": "Long call",
      "text": "Her Summon brings each pest up to 2 rooms nearer.",
      "source": "rulebook"
    },
    "params": {
      "queenSteps": 1,
      "summonSteps": 2,
      "queenThroughWalls": false,
      "traps": 1,
      "trapCapacity": 7,
      "freeMoves": 1,
      "exterminateMinimum": 2,
      "sealNestCost": 2,
      "moveThroughWalls": false
    },
    "clauses": [
      "EXT-CHAR-02",
      "EXT-CHAR-03"
    ],
    "source": "reconstructed"
  },
  {
    "id": "ext_orange",
    "color": "orange",
    "name": "Dusty Webb",
    "title": "Crawlspace specialist",
    "exterminatorTrait": {
      "id": "jumbo_trap",
      "name": "Jumbo trap",
      "text": "The orange trap holds 10 pests.",
      "source": "reconstructed"
    },
    "queenTrait": null,
    "params": {
      "queenSteps": 1,
      "summonSteps": 1,
      "queenThroughWalls": false,
      "traps": 1,
      "trapCapacity": 10,
      "freeMoves": 1,
      "exterminateMinimum": 1,
      "sealNestCost": 2,
      "moveThroughWalls": false
    },
    "clauses": [
      "EXT-CHAR-04"
    ],
    "source": "reconstructed"
  },
  {
    "id": "ext_yellow",
    "color": "yellow",
    "name": "Robin Hawke",
    "title": "Bird and bat catcher",
    "exterminatorTrait": {
      "id": "light_feet",
      "name": "Light feet",
      "text": "Two Free Moves instead of one.",
      "source": "reconstructed"
    },
    "queenTrait": {
      "id": "swift_wings",
      "name": "Swift wings",
      "text": "When she moves, she goes one room further.",
      "source": "rulebook"
    },
    "params": {
      "queenSteps": 2,
      "summonSteps": 1,
      "queenThroughWalls": false,
      "traps": 1,
      "trapCapacity": 7,
      "freeMoves": 2,
      "exterminateMinimum": 1,
      "sealNestCost": 2,
      "moveThroughWalls": false
    },
    "clauses": [
      "EXT-CHAR-05",
      "EXT-CHAR-06"
    ],
    "source": "reconstructed"
  },
  {
    "id": "ext_green",
    "color": "green",
    "name": "Mo Ratchett",
    "title": "Trapper",
    "exterminatorTrait": {
      "id": "spare_trap",
      "name": "Spare trap",
      "text": "Owns two green traps.",
      "source": "rulebook"
    },
    "queenTrait": null,
    "params": {
      "queenSteps": 1,
      "summonSteps": 1,
      "queenThroughWalls": false,
      "traps": 2,
      "trapCapacity": 7,
      "freeMoves": 1,
      "exterminateMinimum": 1,
      "sealNestCost": 2,
      "moveThroughWalls": false
    },
    "clauses": [
      "EXT-CHAR-07"
    ],
    "source": "reconstructed"
  },
  {
    "id": "ext_blue",
    "color": "blue",
    "name": "Doris Locke",
    "title": "Locksmith",
    "exterminatorTrait": {
      "id": "quick_bolt",
      "name": "Quick bolt",
      "text": "Seal Nest costs 1 action point.",
      "source": "reconstructed"
    },
    "queenTrait": null,
    "params": {
      "queenSteps": 1,
      "summonSteps": 1,
      "queenThroughWalls": false,
      "traps": 1,
      "trapCapacity": 7,
      "freeMoves": 1,
      "exterminateMinimum": 1,
      "sealNestCost": 1,
      "moveThroughWalls": false
    },
    "clauses": [
      "EXT-CHAR-08"
    ],
    "source": "reconstructed"
  },
  {
    "id": "ext_purple",
    "color": "purple",
    "name": "Ezra Grimm",
    "title": "Ghost hunter",
    "exterminatorTrait": {
      "id": "phase_pack",
      "name": "Phase pack",
      "text": "Moves may go through the wall between two rooms.",
      "source": "reconstructed"
    },
    "queenTrait": {
      "id": "wall_walk",
      "name": "Wall walk",
      "text": "She walks through walls.",
      "source": "rulebook"
    },
    "params": {
      "queenSteps": 1,
      "summonSteps": 1,
      "queenThroughWalls": true,
      "traps": 1,
      "trapCapacity": 7,
      "freeMoves": 1,
      "exterminateMinimum": 1,
      "sealNestCost": 2,
      "moveThroughWalls": true
    },
    "clauses": [
      "EXT-CHAR-09",
      "EXT-CHAR-10"
    ],
    "source": "reconstructed"
  }
] as const;
export const queenDie = [
  {
    "face": "U",
    "color": "yellow",
    "meaning": "move up",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  },
  {
    "face": "D",
    "color": "orange",
    "meaning": "move down",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  },
  {
    "face": "L",
    "color": "green",
    "meaning": "move left",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  },
  {
    "face": "R",
    "color": "blue",
    "meaning": "move right",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  },
  {
    "face": "S",
    "color": "red",
    "meaning": "summon",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  },
  {
    "face": "P",
    "color": "purple",
    "meaning": "populate",
    "source": "reconstructed",
    "sourceByField": {
      "face": "rulebook",
      "color": "reconstructed"
    }
  }
] as const;
export const tiles = [
  {
    "id": "entry",
    "name": "Entry Room",
    "kind": "entry",
    "footprint": [
      [
        0,
        0
      ],
      [
        1,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "U"
      },
      {
        "cell": 1,
        "side": "R"
      },
      {
        "cell": 1,
        "side": "D"
      }
    ],
    "rotatable": false,
    "compassRose": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "oblong": "rulebook",
      "footprint": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "grand_hall",
    "name": "Grand Hall",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "U"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "cross",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "living_room",
    "name": "Living Room",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "U"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "cross",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "landing",
    "name": "Landing",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "U"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "cross",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "kitchen",
    "name": "Kitchen",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "dining_room",
    "name": "Dining Room",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "family_room",
    "name": "Family Room",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "study",
    "name": "Study",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "library",
    "name": "Library",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "laundry",
    "name": "Laundry Room",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "playroom",
    "name": "Playroom",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "hallway",
    "name": "Hallway",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "U"
      }
    ],
    "shape": "straight",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "gallery",
    "name": "Gallery",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "U"
      }
    ],
    "shape": "straight",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "mud_room",
    "name": "Mud Room",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "U"
      }
    ],
    "shape": "straight",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "bathroom",
    "name": "Bathroom",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "corner",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "pantry",
    "name": "Pantry",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "corner",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nursery",
    "name": "Nursery",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "corner",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "den",
    "name": "Den",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "corner",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "bedroom",
    "name": "Bedroom",
    "kind": "standard",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "corner",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_red",
    "name": "Hive Loft",
    "kind": "nest",
    "color": "red",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_orange",
    "name": "Crawlspace",
    "kind": "nest",
    "color": "orange",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_yellow",
    "name": "Roost Attic",
    "kind": "nest",
    "color": "yellow",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_green",
    "name": "Rat Cellar",
    "kind": "nest",
    "color": "green",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_blue",
    "name": "Guest Room",
    "kind": "nest",
    "color": "blue",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  },
  {
    "id": "nest_purple",
    "name": "Haunted Parlour",
    "kind": "nest",
    "color": "purple",
    "footprint": [
      [
        0,
        0
      ]
    ],
    "doors": [
      {
        "cell": 0,
        "side": "D"
      },
      {
        "cell": 0,
        "side": "L"
      },
      {
        "cell": 0,
        "side": "R"
      }
    ],
    "shape": "tee",
    "rotatable": true,
    "source": "reconstructed",
    "sourceByField": {
      "kind": "rulebook",
      "name": "reconstructed",
      "doors": "reconstructed"
    }
  }
] as const;
export const toolbox = [
  {
    "id": "more_time",
    "name": "More time",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 2,
    "target": "none",
    "clause": "EXT-CARD-D01",
    "source": "rulebook",
    "effect": {
      "addActionPoints": 2
    },
    "text": "Gain 2 action points this turn."
  },
  {
    "id": "pests_hibernate",
    "name": "Pests hibernate",
    "side": "defensive",
    "cost": 0,
    "timing": "before_queen_roll",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D02",
    "source": "rulebook",
    "keepsFreeMove": true,
    "effect": {
      "skipQueenTurn": true
    },
    "text": "Free, before the roll: your queen does nothing this turn, and no pests emerge."
  },
  {
    "id": "mating_call",
    "name": "Mating call",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D03",
    "source": "rulebook",
    "effect": {
      "summonTo": "own_exterminator",
      "steps": 2,
      "color": "own"
    },
    "text": "All your free pests move two rooms towards your exterminator."
  },
  {
    "id": "colony_collapse",
    "name": "Colony collapse",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "room_if_tied",
    "clause": "EXT-CARD-D04",
    "source": "rulebook",
    "effect": {
      "exterminate": "half_round_up",
      "where": "own_most_infested_room"
    },
    "text": "Remove half of your pests, rounded up, from the room with the most of them. On a tie you choose."
  },
  {
    "id": "bug_bomb",
    "name": "Bug bomb",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D05",
    "source": "rulebook",
    "effect": {
      "exterminate": "all",
      "where": "current_room",
      "color": "own"
    },
    "text": "Remove all your pests from the room you are in."
  },
  {
    "id": "energy_drink",
    "name": "Energy drink",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D06",
    "source": "rulebook",
    "effect": {
      "exclusiveMoves": 4
    },
    "text": "Move up to 4 rooms, but take no other action this turn. Works even when you are stuck."
  },
  {
    "id": "quiktrap",
    "name": "QuikTrap",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "trap_content_if_both",
    "clause": "EXT-CARD-D07",
    "source": "rulebook",
    "effect": {
      "dropAndEmptyTrap": true
    },
    "text": "Drop one of your traps here and empty it at once."
  },
  {
    "id": "quikseal",
    "name": "QuikSeal",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D08",
    "source": "rulebook",
    "effect": {
      "sealNestInCurrentRoom": "any_color"
    },
    "text": "Seal the nest in the room you are in, whoever owns it."
  },
  {
    "id": "trap_remote",
    "name": "Trap remote",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "own_trap",
    "clause": "EXT-CARD-D09",
    "source": "rulebook",
    "effect": {
      "emptyTrap": "anywhere"
    },
    "text": "Empty one of your traps from anywhere."
  },
  {
    "id": "nesting",
    "name": "Nesting",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "none",
    "clause": "EXT-CARD-D10",
    "source": "rulebook",
    "effect": {
      "moveQueenTo": "own_nest"
    },
    "text": "If your queen is free, she goes back to her nest."
  },
  {
    "id": "zap",
    "name": "Zap!",
    "side": "defensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 2,
    "target": "room",
    "clause": "EXT-CARD-D11",
    "source": "rulebook",
    "effect": {
      "exterminate": 3
    },
    "text": "Remove up to 3 of your pests from any one room; in team play, anybody's."
  },
  {
    "id": "mind_control",
    "name": "Mind control",
    "side": "defensive",
    "cost": 0,
    "timing": "before_queen_roll",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "die_face",
    "clause": "EXT-CARD-D12",
    "source": "rulebook",
    "keepsFreeMove": true,
    "effect": {
      "chooseQueenFace": "owner"
    },
    "text": "Free, before the roll: choose what your queen does instead of rolling."
  },
  {
    "id": "unseal_nest",
    "name": "Unseal nest",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O01",
    "source": "rulebook",
    "effect": {
      "unseal": true
    },
    "text": "Open an opponent's sealed nest."
  },
  {
    "id": "trap_breaks",
    "name": "Trap Breaks",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 2,
    "target": "opponent_trap",
    "clause": "EXT-CARD-O02",
    "source": "rulebook",
    "effect": {
      "releaseTrap": true
    },
    "text": "An opponent's trap goes back to its owner, and what it held is free in that room."
  },
  {
    "id": "pest_surge",
    "name": "Pest surge",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 2,
    "target": "opponent",
    "clause": "EXT-CARD-O03",
    "source": "rulebook",
    "effect": {
      "emerge": 5,
      "ignoreSeal": true
    },
    "text": "5 pests emerge in an opponent's nest, sealed or not."
  },
  {
    "id": "angry_queen",
    "name": "Angry queen",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": true,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O04",
    "source": "rulebook",
    "effect": {
      "queenActions": 2
    },
    "text": "An opponent's queen acts twice on their next turn. Pests emerge once, as usual."
  },
  {
    "id": "stuck",
    "name": "Stuck!",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": true,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O05",
    "source": "rulebook",
    "effect": {
      "actionPoints": 1,
      "freeMoves": 0
    },
    "text": "An opponent has 1 action point and no Free Move on their next turn."
  },
  {
    "id": "sabotage_tools",
    "name": "Sabotage tools",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O06",
    "source": "rulebook",
    "effect": {
      "discardRandom": 1
    },
    "text": "An opponent discards one card at random."
  },
  {
    "id": "less_to_infest",
    "name": "Less to infest",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O07",
    "source": "rulebook",
    "effect": {
      "reserveToBox": 5
    },
    "text": "5 pests from an opponent's reserve go back in the box for good."
  },
  {
    "id": "royal_persuasion",
    "name": "Royal Persuasion",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": true,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O08",
    "source": "rulebook",
    "effect": {
      "chooseQueenFace": "card_player"
    },
    "text": "Choose what an opponent's queen does, once, on their next turn."
  },
  {
    "id": "dumpster_diver",
    "name": "Dumpster Diver",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "discarded_offensive_card",
    "clause": "EXT-CARD-O09",
    "source": "rulebook",
    "effect": {
      "playFromDiscard": "offensive"
    },
    "text": "Take an offensive card from the discard pile and use it now."
  },
  {
    "id": "theyre_spreading",
    "name": "They're spreading!",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": false,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent_and_room",
    "clause": "EXT-CARD-O10",
    "source": "rulebook",
    "effect": {
      "populateAround": 4
    },
    "text": "Choose an opponent and a room with one of their pests: 4 more spread around it."
  },
  {
    "id": "two_by_two",
    "name": "Two by two, hurrah!",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": true,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O11",
    "source": "rulebook",
    "effect": {
      "extraEmergence": 1,
      "until": "nest_sealed"
    },
    "text": "1 extra pest emerges from an opponent's open nest each time, until it is sealed."
  },
  {
    "id": "fertile",
    "name": "Fertile",
    "side": "offensive",
    "cost": 1,
    "timing": "exterminator_turn",
    "persistent": true,
    "copies24": 1,
    "copies28": 1,
    "target": "opponent",
    "clause": "EXT-CARD-O12",
    "source": "rulebook",
    "effect": {
      "extraDrop": 1,
      "until": "queen_trapped"
    },
    "text": "An opponent's free queen drops 1 extra pest every turn, until she is trapped."
  }
] as const;
export const actions = [
  {
    "id": "move",
    "name": "Move",
    "cost": 1,
    "clause": "EXT-ACT-02",
    "source": "rulebook"
  },
  {
    "id": "exterminate",
    "name": "Exterminate Pests",
    "cost": 1,
    "clause": "EXT-ACT-05",
    "source": "rulebook"
  },
  {
    "id": "drop_trap",
    "name": "Drop Trap",
    "cost": 1,
    "clause": "EXT-ACT-08",
    "source": "rulebook"
  },
  {
    "id": "empty_trap",
    "name": "Empty Trap",
    "cost": 1,
    "clause": "EXT-ACT-12",
    "source": "rulebook"
  },
  {
    "id": "drag_trap",
    "name": "Drag Trap",
    "cost": 2,
    "clause": "EXT-ACT-15",
    "source": "rulebook"
  },
  {
    "id": "seal_nest",
    "name": "Seal Nest",
    "cost": 2,
    "clause": "EXT-ACT-18",
    "source": "rulebook"
  },
  {
    "id": "destroy_trap",
    "name": "Destroy Opponent's Trap",
    "cost": 1,
    "clause": "EXT-ACT-20",
    "source": "rulebook"
  },
  {
    "id": "unseal_nest",
    "name": "Unseal Opponent's Nest",
    "cost": 2,
    "clause": "EXT-ACT-22",
    "source": "rulebook"
  },
  {
    "id": "play_card",
    "name": "Play a Toolbox Card",
    "cost": 1,
    "clause": "EXT-ACT-23",
    "source": "rulebook"
  },
  {
    "id": "buy_card",
    "name": "Buy a Toolbox Card",
    "cost": 2,
    "clause": "EXT-ACT-26",
    "source": "rulebook"
  }
] as const;
export const numbers = {
  "startPests": 7,
  "startPestsInNest": 3,
  "startPestsAround": 4,
  "nestFromRound": 3,
  "freeMoves": 1,
  "actionPoints": 2,
  "trapCapacity": 7,
  "populate": 4,
  "drop": 1,
  "angryDrop": 2,
  "emerge": 1,
  "firstTurnQueenPhases": 2,
  "source": "rulebook"
} as const;
export const components = {
  "standardTiles": 18,
  "nestTiles": 6,
  "entryTiles": 1,
  "exterminators": 6,
  "exterminatorCards": 6,
  "pests": 144,
  "queens": 6,
  "traps": 7,
  "nestSeals": 6,
  "d6": 1,
  "queenDice": 1,
  "toolboxPrinted": 28,
  "toolboxListed": 24,
  "source": "rulebook"
} as const;
export const tileGeometry = {
  "box": 1000,
  "doorCenters": {
    "D": [
      500,
      1000
    ],
    "L": [
      0,
      500
    ],
    "U": [
      500,
      0
    ],
    "R": [
      1000,
      500
    ]
  },
  "doorWidth": 260,
  "wall": 36,
  "pestSlots": [
    {
      "color": "red",
      "X": 220,
      "Y": 300
    },
    {
      "color": "orange",
      "X": 500,
      "Y": 300
    },
    {
      "color": "yellow",
      "X": 780,
      "Y": 300
    },
    {
      "color": "green",
      "X": 220,
      "Y": 700
    },
    {
      "color": "blue",
      "X": 500,
      "Y": 700
    },
    {
      "color": "purple",
      "X": 780,
      "Y": 700
    }
  ],
  "queenSlot": [
    500,
    500
  ],
  "trapSlots": [
    [
      160,
      860
    ],
    [
      320,
      860
    ],
    [
      480,
      860
    ],
    [
      640,
      860
    ],
    [
      800,
      860
    ],
    [
      160,
      140
    ],
    [
      320,
      140
    ]
  ],
  "exterminatorSlots": [
    [
      640,
      140
    ],
    [
      740,
      140
    ],
    [
      840,
      140
    ],
    [
      640,
      230
    ],
    [
      740,
      230
    ],
    [
      840,
      230
    ]
  ],
  "nestSeal": [
    500,
    120
  ],
  "entryNote": "entry box is 2000 x 1000: door U at [500,0], D at [1500,1000], L at [0,500], R at [2000,500]; compass rose centered at [1000,500]",
  "source": "reconstructed"
} as const;
export const sampleHouses = [
  {
    "id": "sample_2",
    "players": 2,
    "colors": [
      "red",
      "green"
    ],
    "placements": [
      {
        "player": 0,
        "round": 1,
        "tile": "dining_room",
        "x": 1,
        "y": 1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 1,
        "tile": "laundry",
        "x": 0,
        "y": 1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 2,
        "tile": "den",
        "x": -1,
        "y": 0,
        "rot": 3
      },
      {
        "player": 1,
        "round": 2,
        "tile": "library",
        "x": -1,
        "y": 1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 3,
        "tile": "playroom",
        "x": 0,
        "y": -1,
        "rot": 0
      },
      {
        "player": 1,
        "round": 3,
        "tile": "bathroom",
        "x": -1,
        "y": -1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 4,
        "tile": "gallery",
        "x": 1,
        "y": -1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 4,
        "tile": "nest_green",
        "x": 2,
        "y": 0,
        "rot": 2
      },
      {
        "player": 0,
        "round": 5,
        "tile": "nest_red",
        "x": 2,
        "y": -1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 5,
        "tile": "living_room",
        "x": 0,
        "y": 2,
        "rot": 0
      },
      {
        "player": 0,
        "round": 6,
        "tile": "grand_hall",
        "x": 1,
        "y": 2,
        "rot": 0
      },
      {
        "player": 1,
        "round": 6,
        "tile": "study",
        "x": -1,
        "y": 2,
        "rot": 2
      },
      {
        "player": 0,
        "round": 7,
        "tile": "nursery",
        "x": -2,
        "y": 1,
        "rot": 0
      },
      {
        "player": 1,
        "round": 7,
        "tile": "pantry",
        "x": 0,
        "y": 3,
        "rot": 2
      },
      {
        "player": 0,
        "round": 8,
        "tile": "landing",
        "x": -2,
        "y": 2,
        "rot": 0
      },
      {
        "player": 1,
        "round": 8,
        "tile": "mud_room",
        "x": -1,
        "y": 3,
        "rot": 1
      }
    ],
    "bounds": {
      "x0": -2,
      "x1": 2,
      "y0": -1,
      "y1": 3
    },
    "drawing": {
      "cell": 166,
      "originX": 417,
      "originY": 251
    },
    "nodes": [
      {
        "room": 0,
        "tile": "entry",
        "cells": [
          [
            0,
            0
          ],
          [
            1,
            0
          ]
        ],
        "X": 583,
        "Y": 334
      },
      {
        "room": 1,
        "tile": "dining_room",
        "cells": [
          [
            1,
            1
          ]
        ],
        "X": 666,
        "Y": 500
      },
      {
        "room": 2,
        "tile": "laundry",
        "cells": [
          [
            0,
            1
          ]
        ],
        "X": 500,
        "Y": 500
      },
      {
        "room": 3,
        "tile": "den",
        "cells": [
          [
            -1,
            0
          ]
        ],
        "X": 334,
        "Y": 334
      },
      {
        "room": 4,
        "tile": "library",
        "cells": [
          [
            -1,
            1
          ]
        ],
        "X": 334,
        "Y": 500
      },
      {
        "room": 5,
        "tile": "playroom",
        "cells": [
          [
            0,
            -1
          ]
        ],
        "X": 500,
        "Y": 168
      },
      {
        "room": 6,
        "tile": "bathroom",
        "cells": [
          [
            -1,
            -1
          ]
        ],
        "X": 334,
        "Y": 168
      },
      {
        "room": 7,
        "tile": "gallery",
        "cells": [
          [
            1,
            -1
          ]
        ],
        "X": 666,
        "Y": 168
      },
      {
        "room": 8,
        "tile": "nest_green",
        "cells": [
          [
            2,
            0
          ]
        ],
        "X": 832,
        "Y": 334
      },
      {
        "room": 9,
        "tile": "nest_red",
        "cells": [
          [
            2,
            -1
          ]
        ],
        "X": 832,
        "Y": 168
      },
      {
        "room": 10,
        "tile": "living_room",
        "cells": [
          [
            0,
            2
          ]
        ],
        "X": 500,
        "Y": 666
      },
      {
        "room": 11,
        "tile": "grand_hall",
        "cells": [
          [
            1,
            2
          ]
        ],
        "X": 666,
        "Y": 666
      },
      {
        "room": 12,
        "tile": "study",
        "cells": [
          [
            -1,
            2
          ]
        ],
        "X": 334,
        "Y": 666
      },
      {
        "room": 13,
        "tile": "nursery",
        "cells": [
          [
            -2,
            1
          ]
        ],
        "X": 168,
        "Y": 500
      },
      {
        "room": 14,
        "tile": "pantry",
        "cells": [
          [
            0,
            3
          ]
        ],
        "X": 500,
        "Y": 832
      },
      {
        "room": 15,
        "tile": "landing",
        "cells": [
          [
            -2,
            2
          ]
        ],
        "X": 168,
        "Y": 666
      },
      {
        "room": 16,
        "tile": "mud_room",
        "cells": [
          [
            -1,
            3
          ]
        ],
        "X": 334,
        "Y": 832
      }
    ],
    "edges": [
      [
        0,
        1,
        "D"
      ],
      [
        0,
        3,
        "L"
      ],
      [
        0,
        5,
        "U"
      ],
      [
        0,
        8,
        "R"
      ],
      [
        1,
        11,
        "D"
      ],
      [
        1,
        2,
        "L"
      ],
      [
        2,
        10,
        "D"
      ],
      [
        2,
        4,
        "L"
      ],
      [
        3,
        6,
        "U"
      ],
      [
        4,
        12,
        "D"
      ],
      [
        4,
        13,
        "L"
      ],
      [
        5,
        6,
        "L"
      ],
      [
        5,
        7,
        "R"
      ],
      [
        7,
        9,
        "R"
      ],
      [
        8,
        9,
        "U"
      ],
      [
        10,
        14,
        "D"
      ],
      [
        10,
        12,
        "L"
      ],
      [
        10,
        11,
        "R"
      ],
      [
        12,
        15,
        "L"
      ],
      [
        13,
        15,
        "D"
      ],
      [
        14,
        16,
        "L"
      ]
    ],
    "exits": [
      {
        "room": 8,
        "dir": "R",
        "to": 11,
        "steps": 3,
        "tied": 2
      },
      {
        "room": 9,
        "dir": "U",
        "to": 8,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 11,
        "dir": "D",
        "to": 16,
        "steps": 5,
        "tied": 3
      },
      {
        "room": 11,
        "dir": "R",
        "to": 8,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "D",
        "to": 16,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "L",
        "to": 16,
        "steps": 2,
        "tied": 1
      },
      {
        "room": 16,
        "dir": "L",
        "to": 15,
        "steps": 0,
        "tied": 1
      }
    ],
    "purpleMoveDLUR": [
      [
        1,
        3,
        5,
        8
      ],
      [
        11,
        2,
        0,
        8
      ],
      [
        10,
        4,
        0,
        1
      ],
      [
        4,
        13,
        6,
        0
      ],
      [
        12,
        13,
        3,
        2
      ],
      [
        0,
        6,
        7,
        7
      ],
      [
        3,
        13,
        5,
        5
      ],
      [
        0,
        5,
        9,
        9
      ],
      [
        1,
        0,
        9,
        9
      ],
      [
        8,
        7,
        7,
        8
      ],
      [
        14,
        12,
        2,
        11
      ],
      [
        14,
        10,
        1,
        8
      ],
      [
        16,
        15,
        4,
        10
      ],
      [
        15,
        15,
        3,
        4
      ],
      [
        16,
        16,
        10,
        11
      ],
      [
        16,
        13,
        13,
        12
      ],
      [
        14,
        15,
        12,
        14
      ]
    ],
    "source": "reconstructed"
  },
  {
    "id": "sample_3",
    "players": 3,
    "colors": [
      "red",
      "blue",
      "yellow"
    ],
    "placements": [
      {
        "player": 0,
        "round": 1,
        "tile": "nursery",
        "x": 1,
        "y": 1,
        "rot": 3
      },
      {
        "player": 1,
        "round": 1,
        "tile": "study",
        "x": 2,
        "y": 0,
        "rot": 1
      },
      {
        "player": 2,
        "round": 1,
        "tile": "pantry",
        "x": 2,
        "y": 1,
        "rot": 2
      },
      {
        "player": 0,
        "round": 2,
        "tile": "laundry",
        "x": 0,
        "y": -1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 2,
        "tile": "den",
        "x": -1,
        "y": 0,
        "rot": 3
      },
      {
        "player": 2,
        "round": 2,
        "tile": "playroom",
        "x": -1,
        "y": -1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 3,
        "tile": "nest_red",
        "x": 0,
        "y": -2,
        "rot": 0
      },
      {
        "player": 1,
        "round": 3,
        "tile": "kitchen",
        "x": -1,
        "y": -2,
        "rot": 2
      },
      {
        "player": 2,
        "round": 3,
        "tile": "family_room",
        "x": -2,
        "y": -1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 4,
        "tile": "library",
        "x": -2,
        "y": 0,
        "rot": 1
      },
      {
        "player": 1,
        "round": 4,
        "tile": "grand_hall",
        "x": 2,
        "y": -1,
        "rot": 0
      },
      {
        "player": 2,
        "round": 4,
        "tile": "bedroom",
        "x": 1,
        "y": -1,
        "rot": 3
      },
      {
        "player": 0,
        "round": 5,
        "tile": "living_room",
        "x": 1,
        "y": -2,
        "rot": 0
      },
      {
        "player": 1,
        "round": 5,
        "tile": "nest_blue",
        "x": 2,
        "y": -2,
        "rot": 1
      },
      {
        "player": 2,
        "round": 5,
        "tile": "dining_room",
        "x": -2,
        "y": -2,
        "rot": 2
      },
      {
        "player": 0,
        "round": 6,
        "tile": "landing",
        "x": -1,
        "y": -3,
        "rot": 0
      },
      {
        "player": 1,
        "round": 6,
        "tile": "mud_room",
        "x": 0,
        "y": -3,
        "rot": 1
      },
      {
        "player": 2,
        "round": 6,
        "tile": "nest_yellow",
        "x": 1,
        "y": -3,
        "rot": 1
      }
    ],
    "bounds": {
      "x0": -2,
      "x1": 2,
      "y0": -3,
      "y1": 1
    },
    "drawing": {
      "cell": 166,
      "originX": 417,
      "originY": 583
    },
    "nodes": [
      {
        "room": 0,
        "tile": "entry",
        "cells": [
          [
            0,
            0
          ],
          [
            1,
            0
          ]
        ],
        "X": 583,
        "Y": 666
      },
      {
        "room": 1,
        "tile": "nursery",
        "cells": [
          [
            1,
            1
          ]
        ],
        "X": 666,
        "Y": 832
      },
      {
        "room": 2,
        "tile": "study",
        "cells": [
          [
            2,
            0
          ]
        ],
        "X": 832,
        "Y": 666
      },
      {
        "room": 3,
        "tile": "pantry",
        "cells": [
          [
            2,
            1
          ]
        ],
        "X": 832,
        "Y": 832
      },
      {
        "room": 4,
        "tile": "laundry",
        "cells": [
          [
            0,
            -1
          ]
        ],
        "X": 500,
        "Y": 500
      },
      {
        "room": 5,
        "tile": "den",
        "cells": [
          [
            -1,
            0
          ]
        ],
        "X": 334,
        "Y": 666
      },
      {
        "room": 6,
        "tile": "playroom",
        "cells": [
          [
            -1,
            -1
          ]
        ],
        "X": 334,
        "Y": 500
      },
      {
        "room": 7,
        "tile": "nest_red",
        "cells": [
          [
            0,
            -2
          ]
        ],
        "X": 500,
        "Y": 334
      },
      {
        "room": 8,
        "tile": "kitchen",
        "cells": [
          [
            -1,
            -2
          ]
        ],
        "X": 334,
        "Y": 334
      },
      {
        "room": 9,
        "tile": "family_room",
        "cells": [
          [
            -2,
            -1
          ]
        ],
        "X": 168,
        "Y": 500
      },
      {
        "room": 10,
        "tile": "library",
        "cells": [
          [
            -2,
            0
          ]
        ],
        "X": 168,
        "Y": 666
      },
      {
        "room": 11,
        "tile": "grand_hall",
        "cells": [
          [
            2,
            -1
          ]
        ],
        "X": 832,
        "Y": 500
      },
      {
        "room": 12,
        "tile": "bedroom",
        "cells": [
          [
            1,
            -1
          ]
        ],
        "X": 666,
        "Y": 500
      },
      {
        "room": 13,
        "tile": "living_room",
        "cells": [
          [
            1,
            -2
          ]
        ],
        "X": 666,
        "Y": 334
      },
      {
        "room": 14,
        "tile": "nest_blue",
        "cells": [
          [
            2,
            -2
          ]
        ],
        "X": 832,
        "Y": 334
      },
      {
        "room": 15,
        "tile": "dining_room",
        "cells": [
          [
            -2,
            -2
          ]
        ],
        "X": 168,
        "Y": 334
      },
      {
        "room": 16,
        "tile": "landing",
        "cells": [
          [
            -1,
            -3
          ]
        ],
        "X": 334,
        "Y": 168
      },
      {
        "room": 17,
        "tile": "mud_room",
        "cells": [
          [
            0,
            -3
          ]
        ],
        "X": 500,
        "Y": 168
      },
      {
        "room": 18,
        "tile": "nest_yellow",
        "cells": [
          [
            1,
            -3
          ]
        ],
        "X": 666,
        "Y": 168
      }
    ],
    "edges": [
      [
        0,
        1,
        "D"
      ],
      [
        0,
        5,
        "L"
      ],
      [
        0,
        4,
        "U"
      ],
      [
        0,
        2,
        "R"
      ],
      [
        1,
        3,
        "R"
      ],
      [
        2,
        3,
        "D"
      ],
      [
        2,
        11,
        "U"
      ],
      [
        4,
        6,
        "L"
      ],
      [
        4,
        7,
        "U"
      ],
      [
        5,
        6,
        "U"
      ],
      [
        6,
        9,
        "L"
      ],
      [
        7,
        8,
        "L"
      ],
      [
        7,
        13,
        "R"
      ],
      [
        8,
        15,
        "L"
      ],
      [
        8,
        16,
        "U"
      ],
      [
        9,
        10,
        "D"
      ],
      [
        11,
        12,
        "L"
      ],
      [
        11,
        14,
        "U"
      ],
      [
        12,
        13,
        "U"
      ],
      [
        13,
        18,
        "U"
      ],
      [
        13,
        14,
        "R"
      ],
      [
        16,
        17,
        "R"
      ],
      [
        17,
        18,
        "R"
      ]
    ],
    "exits": [
      {
        "room": 9,
        "dir": "L",
        "to": 15,
        "steps": 1,
        "tied": 2
      },
      {
        "room": 10,
        "dir": "D",
        "to": 9,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 10,
        "dir": "L",
        "to": 9,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 11,
        "dir": "R",
        "to": 14,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 14,
        "dir": "U",
        "to": 18,
        "steps": 2,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "L",
        "to": 9,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "U",
        "to": 16,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 16,
        "dir": "L",
        "to": 15,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 16,
        "dir": "U",
        "to": 18,
        "steps": 2,
        "tied": 2
      },
      {
        "room": 18,
        "dir": "U",
        "to": 14,
        "steps": 2,
        "tied": 2
      }
    ],
    "purpleMoveDLUR": [
      [
        1,
        5,
        4,
        2
      ],
      [
        3,
        0,
        0,
        3
      ],
      [
        3,
        0,
        11,
        3
      ],
      [
        1,
        1,
        2,
        2
      ],
      [
        0,
        6,
        7,
        12
      ],
      [
        10,
        10,
        6,
        0
      ],
      [
        5,
        9,
        8,
        4
      ],
      [
        4,
        8,
        17,
        13
      ],
      [
        6,
        15,
        16,
        7
      ],
      [
        10,
        15,
        15,
        6
      ],
      [
        5,
        9,
        9,
        5
      ],
      [
        2,
        12,
        14,
        2
      ],
      [
        0,
        4,
        13,
        11
      ],
      [
        12,
        7,
        18,
        14
      ],
      [
        11,
        13,
        18,
        11
      ],
      [
        9,
        9,
        16,
        8
      ],
      [
        8,
        15,
        17,
        17
      ],
      [
        7,
        16,
        18,
        18
      ],
      [
        13,
        17,
        17,
        14
      ]
    ],
    "source": "reconstructed"
  },
  {
    "id": "sample_4",
    "players": 4,
    "colors": [
      "orange",
      "purple",
      "red",
      "green"
    ],
    "placements": [
      {
        "player": 0,
        "round": 1,
        "tile": "laundry",
        "x": 0,
        "y": -1,
        "rot": 3
      },
      {
        "player": 1,
        "round": 1,
        "tile": "bathroom",
        "x": 1,
        "y": -1,
        "rot": 2
      },
      {
        "player": 2,
        "round": 1,
        "tile": "study",
        "x": 1,
        "y": 1,
        "rot": 2
      },
      {
        "player": 3,
        "round": 1,
        "tile": "pantry",
        "x": 0,
        "y": 1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 2,
        "tile": "bedroom",
        "x": -1,
        "y": 0,
        "rot": 3
      },
      {
        "player": 1,
        "round": 2,
        "tile": "dining_room",
        "x": 2,
        "y": 0,
        "rot": 1
      },
      {
        "player": 2,
        "round": 2,
        "tile": "playroom",
        "x": 2,
        "y": 1,
        "rot": 2
      },
      {
        "player": 3,
        "round": 2,
        "tile": "mud_room",
        "x": -1,
        "y": -1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 3,
        "tile": "nest_orange",
        "x": 2,
        "y": -1,
        "rot": 3
      },
      {
        "player": 1,
        "round": 3,
        "tile": "grand_hall",
        "x": 0,
        "y": -2,
        "rot": 0
      },
      {
        "player": 2,
        "round": 3,
        "tile": "nest_red",
        "x": 1,
        "y": -2,
        "rot": 1
      },
      {
        "player": 3,
        "round": 3,
        "tile": "family_room",
        "x": -1,
        "y": -2,
        "rot": 0
      },
      {
        "player": 0,
        "round": 4,
        "tile": "kitchen",
        "x": 2,
        "y": -2,
        "rot": 3
      },
      {
        "player": 1,
        "round": 4,
        "tile": "library",
        "x": 0,
        "y": -3,
        "rot": 3
      },
      {
        "player": 2,
        "round": 4,
        "tile": "living_room",
        "x": 1,
        "y": -3,
        "rot": 0
      },
      {
        "player": 3,
        "round": 4,
        "tile": "nest_green",
        "x": 2,
        "y": -3,
        "rot": 0
      },
      {
        "player": 0,
        "round": 5,
        "tile": "landing",
        "x": 3,
        "y": -2,
        "rot": 0
      },
      {
        "player": 1,
        "round": 5,
        "tile": "nest_purple",
        "x": 3,
        "y": -1,
        "rot": 1
      },
      {
        "player": 2,
        "round": 5,
        "tile": "hallway",
        "x": 3,
        "y": 0,
        "rot": 0
      },
      {
        "player": 3,
        "round": 5,
        "tile": "nursery",
        "x": 3,
        "y": 1,
        "rot": 2
      }
    ],
    "bounds": {
      "x0": -1,
      "x1": 3,
      "y0": -3,
      "y1": 1
    },
    "drawing": {
      "cell": 166,
      "originX": 251,
      "originY": 583
    },
    "nodes": [
      {
        "room": 0,
        "tile": "entry",
        "cells": [
          [
            0,
            0
          ],
          [
            1,
            0
          ]
        ],
        "X": 417,
        "Y": 666
      },
      {
        "room": 1,
        "tile": "laundry",
        "cells": [
          [
            0,
            -1
          ]
        ],
        "X": 334,
        "Y": 500
      },
      {
        "room": 2,
        "tile": "bathroom",
        "cells": [
          [
            1,
            -1
          ]
        ],
        "X": 500,
        "Y": 500
      },
      {
        "room": 3,
        "tile": "study",
        "cells": [
          [
            1,
            1
          ]
        ],
        "X": 500,
        "Y": 832
      },
      {
        "room": 4,
        "tile": "pantry",
        "cells": [
          [
            0,
            1
          ]
        ],
        "X": 334,
        "Y": 832
      },
      {
        "room": 5,
        "tile": "bedroom",
        "cells": [
          [
            -1,
            0
          ]
        ],
        "X": 168,
        "Y": 666
      },
      {
        "room": 6,
        "tile": "dining_room",
        "cells": [
          [
            2,
            0
          ]
        ],
        "X": 666,
        "Y": 666
      },
      {
        "room": 7,
        "tile": "playroom",
        "cells": [
          [
            2,
            1
          ]
        ],
        "X": 666,
        "Y": 832
      },
      {
        "room": 8,
        "tile": "mud_room",
        "cells": [
          [
            -1,
            -1
          ]
        ],
        "X": 168,
        "Y": 500
      },
      {
        "room": 9,
        "tile": "nest_orange",
        "cells": [
          [
            2,
            -1
          ]
        ],
        "X": 666,
        "Y": 500
      },
      {
        "room": 10,
        "tile": "grand_hall",
        "cells": [
          [
            0,
            -2
          ]
        ],
        "X": 334,
        "Y": 334
      },
      {
        "room": 11,
        "tile": "nest_red",
        "cells": [
          [
            1,
            -2
          ]
        ],
        "X": 500,
        "Y": 334
      },
      {
        "room": 12,
        "tile": "family_room",
        "cells": [
          [
            -1,
            -2
          ]
        ],
        "X": 168,
        "Y": 334
      },
      {
        "room": 13,
        "tile": "kitchen",
        "cells": [
          [
            2,
            -2
          ]
        ],
        "X": 666,
        "Y": 334
      },
      {
        "room": 14,
        "tile": "library",
        "cells": [
          [
            0,
            -3
          ]
        ],
        "X": 334,
        "Y": 168
      },
      {
        "room": 15,
        "tile": "living_room",
        "cells": [
          [
            1,
            -3
          ]
        ],
        "X": 500,
        "Y": 168
      },
      {
        "room": 16,
        "tile": "nest_green",
        "cells": [
          [
            2,
            -3
          ]
        ],
        "X": 666,
        "Y": 168
      },
      {
        "room": 17,
        "tile": "landing",
        "cells": [
          [
            3,
            -2
          ]
        ],
        "X": 832,
        "Y": 334
      },
      {
        "room": 18,
        "tile": "nest_purple",
        "cells": [
          [
            3,
            -1
          ]
        ],
        "X": 832,
        "Y": 500
      },
      {
        "room": 19,
        "tile": "hallway",
        "cells": [
          [
            3,
            0
          ]
        ],
        "X": 832,
        "Y": 666
      },
      {
        "room": 20,
        "tile": "nursery",
        "cells": [
          [
            3,
            1
          ]
        ],
        "X": 832,
        "Y": 832
      }
    ],
    "edges": [
      [
        0,
        3,
        "D"
      ],
      [
        0,
        5,
        "L"
      ],
      [
        0,
        1,
        "U"
      ],
      [
        0,
        6,
        "R"
      ],
      [
        1,
        10,
        "U"
      ],
      [
        1,
        2,
        "R"
      ],
      [
        2,
        11,
        "U"
      ],
      [
        3,
        4,
        "L"
      ],
      [
        3,
        7,
        "R"
      ],
      [
        5,
        8,
        "U"
      ],
      [
        6,
        7,
        "D"
      ],
      [
        6,
        9,
        "U"
      ],
      [
        7,
        20,
        "R"
      ],
      [
        8,
        12,
        "U"
      ],
      [
        9,
        13,
        "U"
      ],
      [
        9,
        18,
        "R"
      ],
      [
        10,
        12,
        "L"
      ],
      [
        10,
        14,
        "U"
      ],
      [
        10,
        11,
        "R"
      ],
      [
        11,
        15,
        "U"
      ],
      [
        13,
        16,
        "U"
      ],
      [
        13,
        17,
        "R"
      ],
      [
        14,
        15,
        "R"
      ],
      [
        15,
        16,
        "R"
      ],
      [
        17,
        18,
        "D"
      ],
      [
        18,
        19,
        "D"
      ],
      [
        19,
        20,
        "D"
      ]
    ],
    "exits": [
      {
        "room": 4,
        "dir": "D",
        "to": 12,
        "steps": 6,
        "tied": 1
      },
      {
        "room": 12,
        "dir": "L",
        "to": 14,
        "steps": 4,
        "tied": 1
      },
      {
        "room": 14,
        "dir": "U",
        "to": 15,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "U",
        "to": 14,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 16,
        "dir": "R",
        "to": 17,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 17,
        "dir": "U",
        "to": 16,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 17,
        "dir": "R",
        "to": 16,
        "steps": 2,
        "tied": 1
      }
    ],
    "purpleMoveDLUR": [
      [
        3,
        5,
        1,
        6
      ],
      [
        0,
        8,
        10,
        2
      ],
      [
        0,
        1,
        11,
        9
      ],
      [
        4,
        4,
        0,
        7
      ],
      [
        3,
        5,
        0,
        3
      ],
      [
        4,
        8,
        8,
        0
      ],
      [
        7,
        0,
        9,
        19
      ],
      [
        3,
        3,
        6,
        20
      ],
      [
        5,
        12,
        12,
        1
      ],
      [
        6,
        2,
        13,
        18
      ],
      [
        1,
        12,
        14,
        11
      ],
      [
        2,
        10,
        15,
        13
      ],
      [
        8,
        8,
        14,
        10
      ],
      [
        9,
        11,
        16,
        17
      ],
      [
        10,
        12,
        15,
        15
      ],
      [
        11,
        14,
        16,
        16
      ],
      [
        13,
        15,
        15,
        17
      ],
      [
        18,
        13,
        16,
        18
      ],
      [
        19,
        9,
        17,
        19
      ],
      [
        20,
        6,
        18,
        20
      ],
      [
        7,
        7,
        19,
        19
      ]
    ],
    "source": "reconstructed"
  },
  {
    "id": "sample_5",
    "players": 5,
    "colors": [
      "green",
      "blue",
      "orange",
      "red",
      "yellow"
    ],
    "placements": [
      {
        "player": 0,
        "round": 1,
        "tile": "library",
        "x": 1,
        "y": 1,
        "rot": 2
      },
      {
        "player": 1,
        "round": 1,
        "tile": "dining_room",
        "x": 0,
        "y": 1,
        "rot": 0
      },
      {
        "player": 2,
        "round": 1,
        "tile": "study",
        "x": 0,
        "y": -1,
        "rot": 0
      },
      {
        "player": 3,
        "round": 1,
        "tile": "mud_room",
        "x": 1,
        "y": -1,
        "rot": 1
      },
      {
        "player": 4,
        "round": 1,
        "tile": "nursery",
        "x": 2,
        "y": 0,
        "rot": 2
      },
      {
        "player": 0,
        "round": 2,
        "tile": "landing",
        "x": 2,
        "y": -1,
        "rot": 0
      },
      {
        "player": 1,
        "round": 2,
        "tile": "pantry",
        "x": 2,
        "y": 1,
        "rot": 1
      },
      {
        "player": 2,
        "round": 2,
        "tile": "family_room",
        "x": -1,
        "y": 0,
        "rot": 3
      },
      {
        "player": 3,
        "round": 2,
        "tile": "bedroom",
        "x": -1,
        "y": -1,
        "rot": 0
      },
      {
        "player": 4,
        "round": 2,
        "tile": "grand_hall",
        "x": -1,
        "y": 1,
        "rot": 0
      },
      {
        "player": 0,
        "round": 3,
        "tile": "nest_green",
        "x": 0,
        "y": 2,
        "rot": 3
      },
      {
        "player": 1,
        "round": 3,
        "tile": "nest_blue",
        "x": 1,
        "y": 2,
        "rot": 0
      },
      {
        "player": 2,
        "round": 3,
        "tile": "laundry",
        "x": 2,
        "y": 2,
        "rot": 1
      },
      {
        "player": 3,
        "round": 3,
        "tile": "kitchen",
        "x": -1,
        "y": 2,
        "rot": 1
      },
      {
        "player": 4,
        "round": 3,
        "tile": "nest_yellow",
        "x": 0,
        "y": 3,
        "rot": 1
      },
      {
        "player": 0,
        "round": 4,
        "tile": "den",
        "x": 1,
        "y": 3,
        "rot": 3
      },
      {
        "player": 1,
        "round": 4,
        "tile": "living_room",
        "x": -1,
        "y": 3,
        "rot": 0
      },
      {
        "player": 2,
        "round": 4,
        "tile": "nest_orange",
        "x": 2,
        "y": 3,
        "rot": 2
      },
      {
        "player": 3,
        "round": 4,
        "tile": "nest_red",
        "x": -2,
        "y": 1,
        "rot": 3
      },
      {
        "player": 4,
        "round": 4,
        "tile": "gallery",
        "x": -2,
        "y": 0,
        "rot": 0
      },
      {
        "player": 0,
        "round": 5,
        "tile": "bathroom",
        "x": -2,
        "y": -1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 5,
        "tile": "playroom",
        "x": -2,
        "y": 2,
        "rot": 2
      }
    ],
    "bounds": {
      "x0": -2,
      "x1": 2,
      "y0": -1,
      "y1": 3
    },
    "drawing": {
      "cell": 166,
      "originX": 417,
      "originY": 251
    },
    "nodes": [
      {
        "room": 0,
        "tile": "entry",
        "cells": [
          [
            0,
            0
          ],
          [
            1,
            0
          ]
        ],
        "X": 583,
        "Y": 334
      },
      {
        "room": 1,
        "tile": "library",
        "cells": [
          [
            1,
            1
          ]
        ],
        "X": 666,
        "Y": 500
      },
      {
        "room": 2,
        "tile": "dining_room",
        "cells": [
          [
            0,
            1
          ]
        ],
        "X": 500,
        "Y": 500
      },
      {
        "room": 3,
        "tile": "study",
        "cells": [
          [
            0,
            -1
          ]
        ],
        "X": 500,
        "Y": 168
      },
      {
        "room": 4,
        "tile": "mud_room",
        "cells": [
          [
            1,
            -1
          ]
        ],
        "X": 666,
        "Y": 168
      },
      {
        "room": 5,
        "tile": "nursery",
        "cells": [
          [
            2,
            0
          ]
        ],
        "X": 832,
        "Y": 334
      },
      {
        "room": 6,
        "tile": "landing",
        "cells": [
          [
            2,
            -1
          ]
        ],
        "X": 832,
        "Y": 168
      },
      {
        "room": 7,
        "tile": "pantry",
        "cells": [
          [
            2,
            1
          ]
        ],
        "X": 832,
        "Y": 500
      },
      {
        "room": 8,
        "tile": "family_room",
        "cells": [
          [
            -1,
            0
          ]
        ],
        "X": 334,
        "Y": 334
      },
      {
        "room": 9,
        "tile": "bedroom",
        "cells": [
          [
            -1,
            -1
          ]
        ],
        "X": 334,
        "Y": 168
      },
      {
        "room": 10,
        "tile": "grand_hall",
        "cells": [
          [
            -1,
            1
          ]
        ],
        "X": 334,
        "Y": 500
      },
      {
        "room": 11,
        "tile": "nest_green",
        "cells": [
          [
            0,
            2
          ]
        ],
        "X": 500,
        "Y": 666
      },
      {
        "room": 12,
        "tile": "nest_blue",
        "cells": [
          [
            1,
            2
          ]
        ],
        "X": 666,
        "Y": 666
      },
      {
        "room": 13,
        "tile": "laundry",
        "cells": [
          [
            2,
            2
          ]
        ],
        "X": 832,
        "Y": 666
      },
      {
        "room": 14,
        "tile": "kitchen",
        "cells": [
          [
            -1,
            2
          ]
        ],
        "X": 334,
        "Y": 666
      },
      {
        "room": 15,
        "tile": "nest_yellow",
        "cells": [
          [
            0,
            3
          ]
        ],
        "X": 500,
        "Y": 832
      },
      {
        "room": 16,
        "tile": "den",
        "cells": [
          [
            1,
            3
          ]
        ],
        "X": 666,
        "Y": 832
      },
      {
        "room": 17,
        "tile": "living_room",
        "cells": [
          [
            -1,
            3
          ]
        ],
        "X": 334,
        "Y": 832
      },
      {
        "room": 18,
        "tile": "nest_orange",
        "cells": [
          [
            2,
            3
          ]
        ],
        "X": 832,
        "Y": 832
      },
      {
        "room": 19,
        "tile": "nest_red",
        "cells": [
          [
            -2,
            1
          ]
        ],
        "X": 168,
        "Y": 500
      },
      {
        "room": 20,
        "tile": "gallery",
        "cells": [
          [
            -2,
            0
          ]
        ],
        "X": 168,
        "Y": 334
      },
      {
        "room": 21,
        "tile": "bathroom",
        "cells": [
          [
            -2,
            -1
          ]
        ],
        "X": 168,
        "Y": 168
      },
      {
        "room": 22,
        "tile": "playroom",
        "cells": [
          [
            -2,
            2
          ]
        ],
        "X": 168,
        "Y": 666
      }
    ],
    "edges": [
      [
        0,
        1,
        "D"
      ],
      [
        0,
        8,
        "L"
      ],
      [
        0,
        3,
        "U"
      ],
      [
        0,
        5,
        "R"
      ],
      [
        1,
        2,
        "L"
      ],
      [
        1,
        7,
        "R"
      ],
      [
        2,
        11,
        "D"
      ],
      [
        2,
        10,
        "L"
      ],
      [
        3,
        9,
        "L"
      ],
      [
        3,
        4,
        "R"
      ],
      [
        4,
        6,
        "R"
      ],
      [
        5,
        6,
        "U"
      ],
      [
        7,
        13,
        "D"
      ],
      [
        8,
        10,
        "D"
      ],
      [
        8,
        9,
        "U"
      ],
      [
        10,
        14,
        "D"
      ],
      [
        10,
        19,
        "L"
      ],
      [
        11,
        15,
        "D"
      ],
      [
        11,
        12,
        "R"
      ],
      [
        12,
        16,
        "D"
      ],
      [
        12,
        13,
        "R"
      ],
      [
        13,
        18,
        "D"
      ],
      [
        14,
        17,
        "D"
      ],
      [
        14,
        22,
        "L"
      ],
      [
        15,
        17,
        "L"
      ],
      [
        16,
        18,
        "R"
      ],
      [
        19,
        22,
        "D"
      ],
      [
        19,
        20,
        "U"
      ],
      [
        20,
        21,
        "U"
      ]
    ],
    "exits": [
      {
        "room": 6,
        "dir": "U",
        "to": 18,
        "steps": 6,
        "tied": 2
      },
      {
        "room": 6,
        "dir": "R",
        "to": 18,
        "steps": 4,
        "tied": 1
      },
      {
        "room": 15,
        "dir": "D",
        "to": 17,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 17,
        "dir": "D",
        "to": 15,
        "steps": 1,
        "tied": 1
      },
      {
        "room": 17,
        "dir": "L",
        "to": 22,
        "steps": 2,
        "tied": 1
      },
      {
        "room": 18,
        "dir": "R",
        "to": 15,
        "steps": 4,
        "tied": 2
      },
      {
        "room": 21,
        "dir": "L",
        "to": 22,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 22,
        "dir": "L",
        "to": 17,
        "steps": 2,
        "tied": 1
      }
    ],
    "purpleMoveDLUR": [
      [
        1,
        8,
        3,
        5
      ],
      [
        12,
        2,
        0,
        7
      ],
      [
        11,
        10,
        0,
        1
      ],
      [
        0,
        9,
        4,
        4
      ],
      [
        0,
        3,
        6,
        6
      ],
      [
        7,
        0,
        6,
        7
      ],
      [
        5,
        4,
        4,
        5
      ],
      [
        13,
        1,
        5,
        13
      ],
      [
        10,
        20,
        9,
        0
      ],
      [
        8,
        21,
        3,
        3
      ],
      [
        14,
        19,
        8,
        2
      ],
      [
        15,
        14,
        2,
        12
      ],
      [
        16,
        11,
        1,
        13
      ],
      [
        18,
        12,
        7,
        18
      ],
      [
        17,
        22,
        10,
        11
      ],
      [
        17,
        17,
        11,
        16
      ],
      [
        15,
        15,
        12,
        18
      ],
      [
        15,
        22,
        14,
        15
      ],
      [
        16,
        16,
        13,
        13
      ],
      [
        22,
        20,
        20,
        10
      ],
      [
        19,
        21,
        21,
        8
      ],
      [
        20,
        20,
        9,
        9
      ],
      [
        17,
        19,
        19,
        14
      ]
    ],
    "source": "reconstructed"
  },
  {
    "id": "sample_6",
    "players": 6,
    "colors": [
      "yellow",
      "purple",
      "orange",
      "red",
      "green",
      "blue"
    ],
    "placements": [
      {
        "player": 0,
        "round": 1,
        "tile": "bathroom",
        "x": 0,
        "y": -1,
        "rot": 0
      },
      {
        "player": 1,
        "round": 1,
        "tile": "playroom",
        "x": 1,
        "y": -1,
        "rot": 2
      },
      {
        "player": 2,
        "round": 1,
        "tile": "gallery",
        "x": -1,
        "y": 0,
        "rot": 1
      },
      {
        "player": 3,
        "round": 1,
        "tile": "laundry",
        "x": 1,
        "y": 1,
        "rot": 3
      },
      {
        "player": 4,
        "round": 1,
        "tile": "library",
        "x": 2,
        "y": 0,
        "rot": 1
      },
      {
        "player": 5,
        "round": 1,
        "tile": "study",
        "x": 2,
        "y": 1,
        "rot": 1
      },
      {
        "player": 0,
        "round": 2,
        "tile": "living_room",
        "x": 2,
        "y": -1,
        "rot": 0
      },
      {
        "player": 1,
        "round": 2,
        "tile": "landing",
        "x": 1,
        "y": -2,
        "rot": 0
      },
      {
        "player": 2,
        "round": 2,
        "tile": "den",
        "x": 0,
        "y": -2,
        "rot": 3
      },
      {
        "player": 3,
        "round": 2,
        "tile": "dining_room",
        "x": 2,
        "y": -2,
        "rot": 0
      },
      {
        "player": 4,
        "round": 2,
        "tile": "pantry",
        "x": 1,
        "y": -3,
        "rot": 1
      },
      {
        "player": 5,
        "round": 2,
        "tile": "kitchen",
        "x": 0,
        "y": -3,
        "rot": 0
      },
      {
        "player": 0,
        "round": 3,
        "tile": "nest_yellow",
        "x": 3,
        "y": -1,
        "rot": 1
      },
      {
        "player": 1,
        "round": 3,
        "tile": "nest_purple",
        "x": 3,
        "y": 0,
        "rot": 3
      },
      {
        "player": 2,
        "round": 3,
        "tile": "nest_orange",
        "x": 3,
        "y": 1,
        "rot": 3
      },
      {
        "player": 3,
        "round": 3,
        "tile": "nest_red",
        "x": 3,
        "y": -2,
        "rot": 0
      },
      {
        "player": 4,
        "round": 3,
        "tile": "nest_green",
        "x": 2,
        "y": 2,
        "rot": 2
      },
      {
        "player": 5,
        "round": 3,
        "tile": "bedroom",
        "x": 1,
        "y": 2,
        "rot": 3
      },
      {
        "player": 0,
        "round": 4,
        "tile": "family_room",
        "x": 3,
        "y": 2,
        "rot": 2
      },
      {
        "player": 1,
        "round": 4,
        "tile": "grand_hall",
        "x": 4,
        "y": 0,
        "rot": 0
      },
      {
        "player": 2,
        "round": 4,
        "tile": "mud_room",
        "x": 4,
        "y": -1,
        "rot": 0
      },
      {
        "player": 3,
        "round": 4,
        "tile": "nursery",
        "x": 4,
        "y": 1,
        "rot": 2
      },
      {
        "player": 4,
        "round": 4,
        "tile": "hallway",
        "x": -1,
        "y": -3,
        "rot": 1
      },
      {
        "player": 5,
        "round": 4,
        "tile": "nest_blue",
        "x": 4,
        "y": 2,
        "rot": 0
      }
    ],
    "bounds": {
      "x0": -1,
      "x1": 4,
      "y0": -3,
      "y1": 2
    },
    "drawing": {
      "cell": 142,
      "originX": 216,
      "originY": 500
    },
    "nodes": [
      {
        "room": 0,
        "tile": "entry",
        "cells": [
          [
            0,
            0
          ],
          [
            1,
            0
          ]
        ],
        "X": 358,
        "Y": 571
      },
      {
        "room": 1,
        "tile": "bathroom",
        "cells": [
          [
            0,
            -1
          ]
        ],
        "X": 287,
        "Y": 429
      },
      {
        "room": 2,
        "tile": "playroom",
        "cells": [
          [
            1,
            -1
          ]
        ],
        "X": 429,
        "Y": 429
      },
      {
        "room": 3,
        "tile": "gallery",
        "cells": [
          [
            -1,
            0
          ]
        ],
        "X": 145,
        "Y": 571
      },
      {
        "room": 4,
        "tile": "laundry",
        "cells": [
          [
            1,
            1
          ]
        ],
        "X": 429,
        "Y": 713
      },
      {
        "room": 5,
        "tile": "library",
        "cells": [
          [
            2,
            0
          ]
        ],
        "X": 571,
        "Y": 571
      },
      {
        "room": 6,
        "tile": "study",
        "cells": [
          [
            2,
            1
          ]
        ],
        "X": 571,
        "Y": 713
      },
      {
        "room": 7,
        "tile": "living_room",
        "cells": [
          [
            2,
            -1
          ]
        ],
        "X": 571,
        "Y": 429
      },
      {
        "room": 8,
        "tile": "landing",
        "cells": [
          [
            1,
            -2
          ]
        ],
        "X": 429,
        "Y": 287
      },
      {
        "room": 9,
        "tile": "den",
        "cells": [
          [
            0,
            -2
          ]
        ],
        "X": 287,
        "Y": 287
      },
      {
        "room": 10,
        "tile": "dining_room",
        "cells": [
          [
            2,
            -2
          ]
        ],
        "X": 571,
        "Y": 287
      },
      {
        "room": 11,
        "tile": "pantry",
        "cells": [
          [
            1,
            -3
          ]
        ],
        "X": 429,
        "Y": 145
      },
      {
        "room": 12,
        "tile": "kitchen",
        "cells": [
          [
            0,
            -3
          ]
        ],
        "X": 287,
        "Y": 145
      },
      {
        "room": 13,
        "tile": "nest_yellow",
        "cells": [
          [
            3,
            -1
          ]
        ],
        "X": 713,
        "Y": 429
      },
      {
        "room": 14,
        "tile": "nest_purple",
        "cells": [
          [
            3,
            0
          ]
        ],
        "X": 713,
        "Y": 571
      },
      {
        "room": 15,
        "tile": "nest_orange",
        "cells": [
          [
            3,
            1
          ]
        ],
        "X": 713,
        "Y": 713
      },
      {
        "room": 16,
        "tile": "nest_red",
        "cells": [
          [
            3,
            -2
          ]
        ],
        "X": 713,
        "Y": 287
      },
      {
        "room": 17,
        "tile": "nest_green",
        "cells": [
          [
            2,
            2
          ]
        ],
        "X": 571,
        "Y": 855
      },
      {
        "room": 18,
        "tile": "bedroom",
        "cells": [
          [
            1,
            2
          ]
        ],
        "X": 429,
        "Y": 855
      },
      {
        "room": 19,
        "tile": "family_room",
        "cells": [
          [
            3,
            2
          ]
        ],
        "X": 713,
        "Y": 855
      },
      {
        "room": 20,
        "tile": "grand_hall",
        "cells": [
          [
            4,
            0
          ]
        ],
        "X": 855,
        "Y": 571
      },
      {
        "room": 21,
        "tile": "mud_room",
        "cells": [
          [
            4,
            -1
          ]
        ],
        "X": 855,
        "Y": 429
      },
      {
        "room": 22,
        "tile": "nursery",
        "cells": [
          [
            4,
            1
          ]
        ],
        "X": 855,
        "Y": 713
      },
      {
        "room": 23,
        "tile": "hallway",
        "cells": [
          [
            -1,
            -3
          ]
        ],
        "X": 145,
        "Y": 145
      },
      {
        "room": 24,
        "tile": "nest_blue",
        "cells": [
          [
            4,
            2
          ]
        ],
        "X": 855,
        "Y": 855
      }
    ],
    "edges": [
      [
        0,
        4,
        "D"
      ],
      [
        0,
        3,
        "L"
      ],
      [
        0,
        1,
        "U"
      ],
      [
        0,
        5,
        "R"
      ],
      [
        1,
        2,
        "R"
      ],
      [
        2,
        8,
        "U"
      ],
      [
        2,
        7,
        "R"
      ],
      [
        4,
        18,
        "D"
      ],
      [
        4,
        6,
        "R"
      ],
      [
        5,
        6,
        "D"
      ],
      [
        5,
        7,
        "U"
      ],
      [
        6,
        17,
        "D"
      ],
      [
        7,
        10,
        "U"
      ],
      [
        7,
        13,
        "R"
      ],
      [
        8,
        9,
        "L"
      ],
      [
        8,
        11,
        "U"
      ],
      [
        8,
        10,
        "R"
      ],
      [
        9,
        12,
        "U"
      ],
      [
        10,
        16,
        "R"
      ],
      [
        11,
        12,
        "L"
      ],
      [
        12,
        23,
        "L"
      ],
      [
        13,
        14,
        "D"
      ],
      [
        13,
        16,
        "U"
      ],
      [
        14,
        15,
        "D"
      ],
      [
        14,
        20,
        "R"
      ],
      [
        15,
        19,
        "D"
      ],
      [
        15,
        22,
        "R"
      ],
      [
        17,
        18,
        "L"
      ],
      [
        17,
        19,
        "R"
      ],
      [
        19,
        24,
        "R"
      ],
      [
        20,
        22,
        "D"
      ],
      [
        20,
        21,
        "U"
      ]
    ],
    "exits": [
      {
        "room": 3,
        "dir": "L",
        "to": 23,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 16,
        "dir": "R",
        "to": 21,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 20,
        "dir": "R",
        "to": 24,
        "steps": 2,
        "tied": 1
      },
      {
        "room": 21,
        "dir": "U",
        "to": 16,
        "steps": 0,
        "tied": 1
      },
      {
        "room": 23,
        "dir": "L",
        "to": 3,
        "steps": 3,
        "tied": 1
      },
      {
        "room": 24,
        "dir": "D",
        "to": 20,
        "steps": 4,
        "tied": 1
      },
      {
        "room": 24,
        "dir": "R",
        "to": 20,
        "steps": 2,
        "tied": 1
      }
    ],
    "purpleMoveDLUR": [
      [
        4,
        3,
        1,
        5
      ],
      [
        0,
        3,
        9,
        2
      ],
      [
        0,
        1,
        8,
        7
      ],
      [
        4,
        1,
        1,
        0
      ],
      [
        18,
        0,
        0,
        6
      ],
      [
        6,
        0,
        7,
        14
      ],
      [
        17,
        4,
        5,
        15
      ],
      [
        5,
        2,
        10,
        13
      ],
      [
        2,
        9,
        11,
        10
      ],
      [
        1,
        23,
        12,
        8
      ],
      [
        7,
        8,
        11,
        16
      ],
      [
        8,
        12,
        12,
        10
      ],
      [
        9,
        23,
        11,
        11
      ],
      [
        14,
        7,
        16,
        21
      ],
      [
        15,
        5,
        13,
        20
      ],
      [
        19,
        6,
        14,
        22
      ],
      [
        13,
        10,
        11,
        21
      ],
      [
        18,
        18,
        6,
        19
      ],
      [
        17,
        4,
        4,
        17
      ],
      [
        17,
        17,
        15,
        24
      ],
      [
        22,
        14,
        21,
        22
      ],
      [
        20,
        13,
        16,
        20
      ],
      [
        24,
        15,
        20,
        24
      ],
      [
        9,
        9,
        12,
        12
      ],
      [
        19,
        19,
        22,
        22
      ]
    ],
    "source": "reconstructed"
  }
] as const;
export const fixtures = {
  "houses": [
    {
      "id": "fx_same_length",
      "note": "Room 1 exits up; rooms 2 (left) and 3 (right) are both 1 step away; clockwise picks room 3.",
      "placements": [
        {
          "tile": "grand_hall",
          "x": 0,
          "y": -1,
          "rot": 0
        },
        {
          "tile": "bathroom",
          "x": -1,
          "y": -1,
          "rot": 3
        },
        {
          "tile": "pantry",
          "x": 1,
          "y": -1,
          "rot": 2
        }
      ],
      "bounds": {
        "x0": -1,
        "x1": 1,
        "y0": -1,
        "y1": 0
      },
      "drawing": {
        "cell": 250,
        "originX": 375,
        "originY": 500
      },
      "nodes": [
        {
          "room": 0,
          "tile": "entry",
          "cells": [
            [
              0,
              0
            ],
            [
              1,
              0
            ]
          ],
          "X": 625,
          "Y": 625
        },
        {
          "room": 1,
          "tile": "grand_hall",
          "cells": [
            [
              0,
              -1
            ]
          ],
          "X": 500,
          "Y": 375
        },
        {
          "room": 2,
          "tile": "bathroom",
          "cells": [
            [
              -1,
              -1
            ]
          ],
          "X": 250,
          "Y": 375
        },
        {
          "room": 3,
          "tile": "pantry",
          "cells": [
            [
              1,
              -1
            ]
          ],
          "X": 750,
          "Y": 375
        }
      ],
      "edges": [
        [
          0,
          1,
          "U"
        ],
        [
          1,
          2,
          "L"
        ],
        [
          1,
          3,
          "R"
        ]
      ],
      "exits": [
        {
          "room": 0,
          "dir": "D",
          "to": 3,
          "steps": 5,
          "tied": 1
        },
        {
          "room": 0,
          "dir": "L",
          "to": 2,
          "steps": 4,
          "tied": 1
        },
        {
          "room": 0,
          "dir": "R",
          "to": 3,
          "steps": 3,
          "tied": 1
        },
        {
          "room": 1,
          "dir": "U",
          "to": 3,
          "steps": 1,
          "tied": 2
        },
        {
          "room": 2,
          "dir": "U",
          "to": 1,
          "steps": 1,
          "tied": 1
        },
        {
          "room": 3,
          "dir": "U",
          "to": 1,
          "steps": 1,
          "tied": 1
        }
      ],
      "purpleMoveDLUR": [
        [
          2,
          2,
          1,
          3
        ],
        [
          0,
          2,
          3,
          3
        ],
        [
          0,
          0,
          1,
          1
        ],
        [
          0,
          1,
          1,
          0
        ]
      ],
      "source": "reconstructed"
    },
    {
      "id": "fx_different_length",
      "note": "Room 1 exits up; left door is 1 step, right door 3 steps; picks room 2.",
      "placements": [
        {
          "tile": "grand_hall",
          "x": 0,
          "y": -1,
          "rot": 0
        },
        {
          "tile": "bathroom",
          "x": -1,
          "y": -1,
          "rot": 3
        },
        {
          "tile": "hallway",
          "x": 1,
          "y": -1,
          "rot": 1
        }
      ],
      "bounds": {
        "x0": -1,
        "x1": 1,
        "y0": -1,
        "y1": 0
      },
      "drawing": {
        "cell": 250,
        "originX": 375,
        "originY": 500
      },
      "nodes": [
        {
          "room": 0,
          "tile": "entry",
          "cells": [
            [
              0,
              0
            ],
            [
              1,
              0
            ]
          ],
          "X": 625,
          "Y": 625
        },
        {
          "room": 1,
          "tile": "grand_hall",
          "cells": [
            [
              0,
              -1
            ]
          ],
          "X": 500,
          "Y": 375
        },
        {
          "room": 2,
          "tile": "bathroom",
          "cells": [
            [
              -1,
              -1
            ]
          ],
          "X": 250,
          "Y": 375
        },
        {
          "room": 3,
          "tile": "hallway",
          "cells": [
            [
              1,
              -1
            ]
          ],
          "X": 750,
          "Y": 375
        }
      ],
      "edges": [
        [
          0,
          1,
          "U"
        ],
        [
          1,
          2,
          "L"
        ],
        [
          1,
          3,
          "R"
        ]
      ],
      "exits": [
        {
          "room": 0,
          "dir": "D",
          "to": 3,
          "steps": 3,
          "tied": 1
        },
        {
          "room": 0,
          "dir": "L",
          "to": 2,
          "steps": 4,
          "tied": 1
        },
        {
          "room": 0,
          "dir": "R",
          "to": 3,
          "steps": 1,
          "tied": 1
        },
        {
          "room": 1,
          "dir": "U",
          "to": 2,
          "steps": 1,
          "tied": 1
        },
        {
          "room": 2,
          "dir": "U",
          "to": 1,
          "steps": 1,
          "tied": 1
        },
        {
          "room": 3,
          "dir": "R",
          "to": 0,
          "steps": 1,
          "tied": 1
        }
      ],
      "purpleMoveDLUR": [
        [
          2,
          2,
          1,
          3
        ],
        [
          0,
          2,
          3,
          3
        ],
        [
          0,
          0,
          1,
          1
        ],
        [
          0,
          1,
          1,
          0
        ]
      ],
      "source": "reconstructed"
    },
    {
      "id": "fx_courtyard_closed",
      "note": "Room 1 has a door into a one-cell courtyard with no other door: the queen comes back and drops 2.",
      "placements": [
        {
          "tile": "kitchen",
          "x": 0,
          "y": -1,
          "rot": 3
        },
        {
          "tile": "bathroom",
          "x": 0,
          "y": -2,
          "rot": 0
        },
        {
          "tile": "hallway",
          "x": 1,
          "y": -2,
          "rot": 1
        },
        {
          "tile": "pantry",
          "x": 2,
          "y": -2,
          "rot": 1
        },
        {
          "tile": "gallery",
          "x": 2,
          "y": -1,
          "rot": 0
        },
        {
          "tile": "den",
          "x": 2,
          "y": 0,
          "rot": 2
        }
      ],
      "bounds": {
        "x0": 0,
        "x1": 2,
        "y0": -2,
        "y1": 0
      },
      "drawing": {
        "cell": 250,
        "originX": 125,
        "originY": 625
      },
      "nodes": [
        {
          "room": 0,
          "tile": "entry",
          "cells": [
            [
              0,
              0
            ],
            [
              1,
              0
            ]
          ],
          "X": 375,
          "Y": 750
        },
        {
          "room": 1,
          "tile": "kitchen",
          "cells": [
            [
              0,
              -1
            ]
          ],
          "X": 250,
          "Y": 500
        },
        {
          "room": 2,
          "tile": "bathroom",
          "cells": [
            [
              0,
              -2
            ]
          ],
          "X": 250,
          "Y": 250
        },
        {
          "room": 3,
          "tile": "hallway",
          "cells": [
            [
              1,
              -2
            ]
          ],
          "X": 500,
          "Y": 250
        },
        {
          "room": 4,
          "tile": "pantry",
          "cells": [
            [
              2,
              -2
            ]
          ],
          "X": 750,
          "Y": 250
        },
        {
          "room": 5,
          "tile": "gallery",
          "cells": [
            [
              2,
              -1
            ]
          ],
          "X": 750,
          "Y": 500
        },
        {
          "room": 6,
          "tile": "den",
          "cells": [
            [
              2,
              0
            ]
          ],
          "X": 750,
          "Y": 750
        }
      ],
      "edges": [
        [
          0,
          1,
          "U"
        ],
        [
          0,
          6,
          "R"
        ],
        [
          1,
          2,
          "U"
        ],
        [
          2,
          3,
          "R"
        ],
        [
          3,
          4,
          "R"
        ],
        [
          4,
          5,
          "D"
        ],
        [
          5,
          6,
          "D"
        ]
      ],
      "exits": [
        {
          "room": 0,
          "dir": "D",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 0,
          "dir": "L",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 1,
          "dir": "R",
          "to": -1,
          "steps": -1,
          "tied": 0
        }
      ],
      "purpleMoveDLUR": [
        [
          6,
          1,
          1,
          6
        ],
        [
          0,
          2,
          2,
          0
        ],
        [
          1,
          1,
          3,
          3
        ],
        [
          1,
          2,
          4,
          4
        ],
        [
          5,
          3,
          3,
          5
        ],
        [
          6,
          3,
          4,
          6
        ],
        [
          0,
          0,
          5,
          5
        ]
      ],
      "source": "reconstructed"
    },
    {
      "id": "fx_courtyard_open",
      "note": "As above but room 3 also opens onto the courtyard: she crosses into room 3 at 0 steps.",
      "placements": [
        {
          "tile": "kitchen",
          "x": 0,
          "y": -1,
          "rot": 3
        },
        {
          "tile": "bathroom",
          "x": 0,
          "y": -2,
          "rot": 0
        },
        {
          "tile": "study",
          "x": 1,
          "y": -2,
          "rot": 0
        },
        {
          "tile": "pantry",
          "x": 2,
          "y": -2,
          "rot": 1
        },
        {
          "tile": "gallery",
          "x": 2,
          "y": -1,
          "rot": 0
        },
        {
          "tile": "den",
          "x": 2,
          "y": 0,
          "rot": 2
        }
      ],
      "bounds": {
        "x0": 0,
        "x1": 2,
        "y0": -2,
        "y1": 0
      },
      "drawing": {
        "cell": 250,
        "originX": 125,
        "originY": 625
      },
      "nodes": [
        {
          "room": 0,
          "tile": "entry",
          "cells": [
            [
              0,
              0
            ],
            [
              1,
              0
            ]
          ],
          "X": 375,
          "Y": 750
        },
        {
          "room": 1,
          "tile": "kitchen",
          "cells": [
            [
              0,
              -1
            ]
          ],
          "X": 250,
          "Y": 500
        },
        {
          "room": 2,
          "tile": "bathroom",
          "cells": [
            [
              0,
              -2
            ]
          ],
          "X": 250,
          "Y": 250
        },
        {
          "room": 3,
          "tile": "study",
          "cells": [
            [
              1,
              -2
            ]
          ],
          "X": 500,
          "Y": 250
        },
        {
          "room": 4,
          "tile": "pantry",
          "cells": [
            [
              2,
              -2
            ]
          ],
          "X": 750,
          "Y": 250
        },
        {
          "room": 5,
          "tile": "gallery",
          "cells": [
            [
              2,
              -1
            ]
          ],
          "X": 750,
          "Y": 500
        },
        {
          "room": 6,
          "tile": "den",
          "cells": [
            [
              2,
              0
            ]
          ],
          "X": 750,
          "Y": 750
        }
      ],
      "edges": [
        [
          0,
          1,
          "U"
        ],
        [
          0,
          6,
          "R"
        ],
        [
          1,
          2,
          "U"
        ],
        [
          2,
          3,
          "R"
        ],
        [
          3,
          4,
          "R"
        ],
        [
          4,
          5,
          "D"
        ],
        [
          5,
          6,
          "D"
        ]
      ],
      "exits": [
        {
          "room": 0,
          "dir": "D",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 0,
          "dir": "L",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 1,
          "dir": "R",
          "to": 3,
          "steps": 0,
          "tied": 1
        },
        {
          "room": 3,
          "dir": "D",
          "to": 1,
          "steps": 0,
          "tied": 1
        }
      ],
      "purpleMoveDLUR": [
        [
          6,
          1,
          1,
          6
        ],
        [
          0,
          2,
          2,
          0
        ],
        [
          1,
          1,
          3,
          3
        ],
        [
          1,
          2,
          4,
          4
        ],
        [
          5,
          3,
          3,
          5
        ],
        [
          6,
          3,
          4,
          6
        ],
        [
          0,
          0,
          5,
          5
        ]
      ],
      "source": "reconstructed"
    },
    {
      "id": "fx_summon_square",
      "note": "Four rooms in a square; summon from the far corner splits.",
      "placements": [
        {
          "tile": "kitchen",
          "x": 0,
          "y": -1,
          "rot": 3
        },
        {
          "tile": "bathroom",
          "x": 0,
          "y": -2,
          "rot": 0
        },
        {
          "tile": "pantry",
          "x": 1,
          "y": -2,
          "rot": 1
        },
        {
          "tile": "den",
          "x": 1,
          "y": -1,
          "rot": 2
        }
      ],
      "bounds": {
        "x0": 0,
        "x1": 1,
        "y0": -2,
        "y1": 0
      },
      "drawing": {
        "cell": 250,
        "originX": 250,
        "originY": 625
      },
      "nodes": [
        {
          "room": 0,
          "tile": "entry",
          "cells": [
            [
              0,
              0
            ],
            [
              1,
              0
            ]
          ],
          "X": 500,
          "Y": 750
        },
        {
          "room": 1,
          "tile": "kitchen",
          "cells": [
            [
              0,
              -1
            ]
          ],
          "X": 375,
          "Y": 500
        },
        {
          "room": 2,
          "tile": "bathroom",
          "cells": [
            [
              0,
              -2
            ]
          ],
          "X": 375,
          "Y": 250
        },
        {
          "room": 3,
          "tile": "pantry",
          "cells": [
            [
              1,
              -2
            ]
          ],
          "X": 625,
          "Y": 250
        },
        {
          "room": 4,
          "tile": "den",
          "cells": [
            [
              1,
              -1
            ]
          ],
          "X": 625,
          "Y": 500
        }
      ],
      "edges": [
        [
          0,
          1,
          "U"
        ],
        [
          1,
          2,
          "U"
        ],
        [
          1,
          4,
          "R"
        ],
        [
          2,
          3,
          "R"
        ],
        [
          3,
          4,
          "D"
        ]
      ],
      "exits": [
        {
          "room": 0,
          "dir": "D",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 0,
          "dir": "L",
          "to": -1,
          "steps": -1,
          "tied": 0
        },
        {
          "room": 0,
          "dir": "R",
          "to": -1,
          "steps": -1,
          "tied": 0
        }
      ],
      "purpleMoveDLUR": [
        [
          4,
          1,
          1,
          4
        ],
        [
          0,
          2,
          2,
          4
        ],
        [
          1,
          1,
          3,
          3
        ],
        [
          4,
          2,
          2,
          4
        ],
        [
          0,
          1,
          3,
          0
        ]
      ],
      "source": "reconstructed"
    }
  ],
  "summon": [
    {
      "house": "fx_summon_square",
      "queenRoom": 1,
      "steps": 1,
      "before": {
        "3": 5
      },
      "after": {
        "2": 2,
        "4": 3
      },
      "note": "Room 3 is diagonal: the down exit (room 4) gets the odd pest, the left exit (room 2) the rest.",
      "source": "reconstructed"
    },
    {
      "house": "fx_summon_square",
      "queenRoom": 1,
      "steps": 1,
      "before": {
        "0": 3,
        "2": 1,
        "3": 2,
        "4": 1
      },
      "after": {
        "1": 5,
        "2": 1,
        "4": 1
      },
      "note": "Nearest rooms empty first, so newly arrived pests are not moved twice.",
      "source": "reconstructed"
    },
    {
      "house": "fx_summon_square",
      "queenRoom": 1,
      "steps": 2,
      "before": {
        "1": 1,
        "3": 5
      },
      "after": {
        "1": 6
      },
      "note": "Red queen.",
      "source": "reconstructed"
    },
    {
      "house": "fx_summon_square",
      "queenRoom": 1,
      "steps": 1,
      "before": {
        "1": 4
      },
      "after": {
        "1": 4
      },
      "moved": 0,
      "note": "Nothing can move: the queen is angry.",
      "source": "reconstructed"
    }
  ],
  "spread": [
    {
      "house": "fx_summon_square",
      "room": 1,
      "count": 4,
      "order": [
        0,
        2,
        4,
        0
      ],
      "note": "DLUR from room 1: down is the Entry (0), left is a blank wall, up is room 2, right is room 4, then down again.",
      "source": "reconstructed"
    }
  ]
} as const;
