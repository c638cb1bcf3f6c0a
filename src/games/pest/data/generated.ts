/** The data of `pest.json`, generated from it by `npm run generate`. */
export const meta = {
  "slug": "pest",
  "title": "Pest",
  "publisher": "Archona Games",
  "year": 2023,
  "designers": [
    "Kai Starck",
    "Thomas Nielsen"
  ],
  "players": [
    1,
    5
  ],
  "playtimeMinutes": [
    60,
    150
  ],
  "age": 13,
  "schema": 1,
  "sourceKey": {
    "rulebook": "stated in the rulebook",
    "found": "public page, see pest.md section 4",
    "reconstructed": "decided by the editor; obeys every stated constraint"
  },
  "gainKeys": {
    "lumber": "that resource",
    "stone": "that resource",
    "food": "that resource",
    "herbs": "that resource",
    "coin": "Coin",
    "any": "crate: the receiver picks Lumber, Stone, Food or Herbs for each",
    "research": "Research token",
    "renown": "Renown token",
    "influence": "Influence step",
    "capitalPersonToTrack": "move own Person from the Capital space to the rightmost free track space"
  }
} as const;
export const resources = [
  {
    "id": "lumber",
    "name": "Lumber",
    "wild": false,
    "source": "rulebook"
  },
  {
    "id": "stone",
    "name": "Stone",
    "wild": false,
    "source": "rulebook"
  },
  {
    "id": "food",
    "name": "Food",
    "wild": false,
    "source": "rulebook"
  },
  {
    "id": "herbs",
    "name": "Herbs",
    "wild": false,
    "source": "rulebook"
  },
  {
    "id": "coin",
    "name": "Coin",
    "wild": true,
    "source": "rulebook"
  }
] as const;
export const research = {
  "id": "research",
  "name": "Research token",
  "boxCount": 42,
  "limited": false,
  "source": "rulebook"
} as const;
export const components = {
  "source": "rulebook",
  "mapBoard": 1,
  "eraBoard": 1,
  "influenceBoard": 1,
  "capitalCityBoard": 1,
  "playerBoards": 5,
  "pestCards": 18,
  "aidCards": 10,
  "capitalCityCards": 5,
  "startingLocationCards": 5,
  "decreeCards": 15,
  "technologyCards": 30,
  "plagueDoctors": 5,
  "assistants": 20,
  "buildingMeeples": 50,
  "turnOrderMarkers": 5,
  "imperativeMarkers": 15,
  "influenceMarkers": 5,
  "capitalCityBuildings": 5,
  "capitalRewardTokens": 14,
  "containmentCamps": 5,
  "renownTokens": 24,
  "negativeRenownTokens": 24,
  "cityLocationTokens": 12,
  "townLocationTokens": 16,
  "villageLocationTokens": 20,
  "destroyedTokens": 28,
  "researchTokens": 42,
  "populationMeeples": 100,
  "sickMultiplierTokens": 8,
  "buildingProductionTokens": 70,
  "resourceTrackTokens": 25,
  "helpCards": 5
} as const;
export const playerColours = [
  {
    "id": "red",
    "hex": "#b23a36",
    "source": "reconstructed"
  },
  {
    "id": "blue",
    "hex": "#3b6ea5",
    "source": "reconstructed"
  },
  {
    "id": "yellow",
    "hex": "#d8a631",
    "source": "reconstructed"
  },
  {
    "id": "white",
    "hex": "#e6e0d2",
    "source": "reconstructed"
  },
  {
    "id": "purple",
    "hex": "#7a4f8f",
    "source": "reconstructed"
  }
] as const;
export const map = {
  "width": 1000,
  "height": 1000,
  "nodes": [
    {
      "id": "capital",
      "name": "Capital City of Thokaia",
      "kind": "capital",
      "x": 500,
      "y": 500,
      "capacity": 0,
      "source": "rulebook",
      "note": "traversable at 0 movement; never an end point, never receives Sick People",
      "labelSide": "w"
    },
    {
      "id": "alderrest",
      "name": "Alderrest",
      "kind": "village",
      "x": 852,
      "y": 245,
      "resource": "lumber",
      "capacity": 1,
      "harbour": "blue",
      "startCard": null,
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "askermoor",
      "name": "Askermoor",
      "kind": "town",
      "x": 180,
      "y": 595,
      "resource": "stone",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "blessir",
      "name": "Blessir",
      "kind": "city",
      "x": 272,
      "y": 115,
      "resource": "stone",
      "capacity": 3,
      "harbour": "red",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "rulebook",
      "labelSide": "s"
    },
    {
      "id": "brannec",
      "name": "Brannec",
      "kind": "town",
      "x": 653,
      "y": 87,
      "resource": "food",
      "capacity": 2,
      "harbour": "blue",
      "startCard": null,
      "destroyedAt": [
        3,
        4
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "brumath",
      "name": "Brumath",
      "kind": "village",
      "x": 127,
      "y": 432,
      "resource": "food",
      "capacity": 1,
      "harbour": "red",
      "startCard": "start-1",
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "w"
    },
    {
      "id": "castoria",
      "name": "Castoria",
      "kind": "city",
      "x": 416,
      "y": 612,
      "resource": "lumber",
      "capacity": 3,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "se"
    },
    {
      "id": "crayholm",
      "name": "Crayholm",
      "kind": "village",
      "x": 857,
      "y": 784,
      "resource": "food",
      "capacity": 1,
      "harbour": "black",
      "startCard": null,
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "dornick",
      "name": "Dornick",
      "kind": "village",
      "x": 259,
      "y": 880,
      "resource": "stone",
      "capacity": 1,
      "harbour": "black",
      "startCard": "start-3",
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "drakemoor",
      "name": "Drakemoor",
      "kind": "city",
      "x": 226,
      "y": 727,
      "resource": "herbs",
      "capacity": 3,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        3
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "w"
    },
    {
      "id": "dunvar",
      "name": "Dunvar",
      "kind": "town",
      "x": 959,
      "y": 590,
      "resource": "food",
      "capacity": 2,
      "harbour": "blue",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "embry",
      "name": "Embry",
      "kind": "village",
      "x": 300,
      "y": 584,
      "resource": "food",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-5",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "fennick",
      "name": "Fennick",
      "kind": "village",
      "x": 532,
      "y": 218,
      "resource": "lumber",
      "capacity": 1,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "se"
    },
    {
      "id": "gollor",
      "name": "Gollor",
      "kind": "town",
      "x": 663,
      "y": 483,
      "resource": "lumber",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "rulebook",
      "labelSide": "e"
    },
    {
      "id": "gothar",
      "name": "Gothar",
      "kind": "city",
      "x": 649,
      "y": 614,
      "resource": "food",
      "capacity": 3,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "rulebook",
      "labelSide": "se"
    },
    {
      "id": "halvenport",
      "name": "Halvenport",
      "kind": "city",
      "x": 762,
      "y": 145,
      "resource": "stone",
      "capacity": 3,
      "harbour": "blue",
      "startCard": null,
      "destroyedAt": [
        3
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "haskell",
      "name": "Haskell",
      "kind": "village",
      "x": 483,
      "y": 898,
      "resource": "food",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-2",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "hollin",
      "name": "Hollin",
      "kind": "village",
      "x": 745,
      "y": 360,
      "resource": "stone",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-2",
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "w"
    },
    {
      "id": "ironby",
      "name": "Ironby",
      "kind": "town",
      "x": 602,
      "y": 904,
      "resource": "lumber",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "korrin",
      "name": "Korrin",
      "kind": "town",
      "x": 669,
      "y": 242,
      "resource": "herbs",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "lirren",
      "name": "Lirren",
      "kind": "town",
      "x": 488,
      "y": 763,
      "resource": "lumber",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        3,
        4
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "w"
    },
    {
      "id": "lowenfall",
      "name": "Lowenfall",
      "kind": "village",
      "x": 539,
      "y": 640,
      "resource": "stone",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-1",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "se"
    },
    {
      "id": "merovar",
      "name": "Merovar",
      "kind": "city",
      "x": 886,
      "y": 672,
      "resource": "lumber",
      "capacity": 3,
      "harbour": "black",
      "startCard": null,
      "destroyedAt": [
        3
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "meskar",
      "name": "Meskar",
      "kind": "village",
      "x": 416,
      "y": 87,
      "resource": "lumber",
      "capacity": 1,
      "harbour": "red",
      "startCard": "start-4",
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "rulebook",
      "labelSide": "n"
    },
    {
      "id": "mirrow",
      "name": "Mirrow",
      "kind": "village",
      "x": 219,
      "y": 299,
      "resource": "lumber",
      "capacity": 1,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "morvath",
      "name": "Morvath",
      "kind": "town",
      "x": 250,
      "y": 452,
      "resource": "lumber",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "nettlan",
      "name": "Nettlan",
      "kind": "village",
      "x": 774,
      "y": 594,
      "resource": "herbs",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-3",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "oldermark",
      "name": "Oldermark",
      "kind": "city",
      "x": 741,
      "y": 731,
      "resource": "stone",
      "capacity": 3,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "orrim",
      "name": "Orrim",
      "kind": "town",
      "x": 138,
      "y": 830,
      "resource": "food",
      "capacity": 2,
      "harbour": "black",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "pellagor",
      "name": "Pellagor",
      "kind": "town",
      "x": 823,
      "y": 484,
      "resource": "food",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        3,
        4
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "pitchwood",
      "name": "Pitchwood",
      "kind": "village",
      "x": 620,
      "y": 766,
      "resource": "herbs",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-1",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "quillan",
      "name": "Quillan",
      "kind": "village",
      "x": 592,
      "y": 368,
      "resource": "food",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-4",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "rookwater",
      "name": "Rookwater",
      "kind": "village",
      "x": 65,
      "y": 698,
      "resource": "herbs",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-2",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "ruhnholm",
      "name": "Ruhnholm",
      "kind": "city",
      "x": 893,
      "y": 349,
      "resource": "herbs",
      "capacity": 3,
      "harbour": "blue",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "sellen",
      "name": "Sellen",
      "kind": "town",
      "x": 465,
      "y": 345,
      "resource": "stone",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        3,
        4
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "se"
    },
    {
      "id": "sorrel",
      "name": "Sorrel",
      "kind": "village",
      "x": 368,
      "y": 454,
      "resource": "herbs",
      "capacity": 1,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "tarnwick",
      "name": "Tarnwick",
      "kind": "town",
      "x": 88,
      "y": 317,
      "resource": "herbs",
      "capacity": 2,
      "harbour": "red",
      "startCard": null,
      "destroyedAt": [
        3,
        4
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "terras",
      "name": "Terras",
      "kind": "town",
      "x": 150,
      "y": 186,
      "resource": "herbs",
      "capacity": 2,
      "harbour": "red",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": true,
      "source": "reconstructed",
      "nameSource": "rulebook",
      "labelSide": "n"
    },
    {
      "id": "thessavar",
      "name": "Thessavar",
      "kind": "city",
      "x": 331,
      "y": 328,
      "resource": "food",
      "capacity": 3,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [
        3
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "se"
    },
    {
      "id": "thistledown",
      "name": "Thistledown",
      "kind": "village",
      "x": 78,
      "y": 542,
      "resource": "lumber",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-3",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    },
    {
      "id": "tresinne",
      "name": "Tresinne",
      "kind": "village",
      "x": 955,
      "y": 444,
      "resource": "stone",
      "capacity": 1,
      "harbour": "blue",
      "startCard": "start-5",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "found",
      "labelSide": "e"
    },
    {
      "id": "vandros",
      "name": "Vandros",
      "kind": "city",
      "x": 535,
      "y": 75,
      "resource": "herbs",
      "capacity": 3,
      "harbour": "red",
      "startCard": null,
      "destroyedAt": [
        3
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "n"
    },
    {
      "id": "veldra",
      "name": "Veldra",
      "kind": "town",
      "x": 383,
      "y": 212,
      "resource": "stone",
      "capacity": 2,
      "harbour": null,
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "w"
    },
    {
      "id": "velmoor",
      "name": "Velmoor",
      "kind": "village",
      "x": 724,
      "y": 879,
      "resource": "herbs",
      "capacity": 1,
      "harbour": "black",
      "startCard": "start-5",
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "wexley",
      "name": "Wexley",
      "kind": "town",
      "x": 368,
      "y": 849,
      "resource": "herbs",
      "capacity": 2,
      "harbour": "black",
      "startCard": null,
      "destroyedAt": [],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "s"
    },
    {
      "id": "yarrow",
      "name": "Yarrow",
      "kind": "village",
      "x": 360,
      "y": 715,
      "resource": "stone",
      "capacity": 1,
      "harbour": null,
      "startCard": "start-4",
      "destroyedAt": [
        1,
        2
      ],
      "sickAtSetup": false,
      "source": "reconstructed",
      "nameSource": "reconstructed",
      "labelSide": "e"
    }
  ],
  "edges": [
    {
      "id": "alderrest--halvenport",
      "a": "alderrest",
      "b": "halvenport",
      "horseshoe": "black",
      "source": "reconstructed"
    },
    {
      "id": "alderrest--ruhnholm",
      "a": "alderrest",
      "b": "ruhnholm",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "askermoor--drakemoor",
      "a": "askermoor",
      "b": "drakemoor",
      "horseshoe": "blue",
      "source": "reconstructed"
    },
    {
      "id": "askermoor--embry",
      "a": "askermoor",
      "b": "embry",
      "horseshoe": "blue",
      "source": "reconstructed"
    },
    {
      "id": "askermoor--rookwater",
      "a": "askermoor",
      "b": "rookwater",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "askermoor--thistledown",
      "a": "askermoor",
      "b": "thistledown",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "blessir--meskar",
      "a": "blessir",
      "b": "meskar",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "blessir--terras",
      "a": "blessir",
      "b": "terras",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "brannec--halvenport",
      "a": "brannec",
      "b": "halvenport",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "brannec--vandros",
      "a": "brannec",
      "b": "vandros",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "brumath--morvath",
      "a": "brumath",
      "b": "morvath",
      "horseshoe": "blue",
      "source": "reconstructed"
    },
    {
      "id": "brumath--tarnwick",
      "a": "brumath",
      "b": "tarnwick",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "brumath--thistledown",
      "a": "brumath",
      "b": "thistledown",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--castoria",
      "a": "capital",
      "b": "castoria",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--gollor",
      "a": "capital",
      "b": "gollor",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--lowenfall",
      "a": "capital",
      "b": "lowenfall",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--quillan",
      "a": "capital",
      "b": "quillan",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--sellen",
      "a": "capital",
      "b": "sellen",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "capital--sorrel",
      "a": "capital",
      "b": "sorrel",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "castoria--embry",
      "a": "castoria",
      "b": "embry",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "castoria--lowenfall",
      "a": "castoria",
      "b": "lowenfall",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "castoria--yarrow",
      "a": "castoria",
      "b": "yarrow",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "crayholm--merovar",
      "a": "crayholm",
      "b": "merovar",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "crayholm--oldermark",
      "a": "crayholm",
      "b": "oldermark",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "dornick--orrim",
      "a": "dornick",
      "b": "orrim",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "dornick--wexley",
      "a": "dornick",
      "b": "wexley",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "drakemoor--orrim",
      "a": "drakemoor",
      "b": "orrim",
      "horseshoe": "blue",
      "source": "reconstructed"
    },
    {
      "id": "drakemoor--yarrow",
      "a": "drakemoor",
      "b": "yarrow",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "dunvar--merovar",
      "a": "dunvar",
      "b": "merovar",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "dunvar--tresinne",
      "a": "dunvar",
      "b": "tresinne",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "embry--morvath",
      "a": "embry",
      "b": "morvath",
      "horseshoe": "blue",
      "source": "reconstructed"
    },
    {
      "id": "fennick--korrin",
      "a": "fennick",
      "b": "korrin",
      "horseshoe": "black",
      "source": "reconstructed"
    },
    {
      "id": "fennick--sellen",
      "a": "fennick",
      "b": "sellen",
      "horseshoe": "black",
      "source": "reconstructed"
    },
    {
      "id": "fennick--vandros",
      "a": "fennick",
      "b": "vandros",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "fennick--veldra",
      "a": "fennick",
      "b": "veldra",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "gollor--gothar",
      "a": "gollor",
      "b": "gothar",
      "horseshoe": "red",
      "source": "reconstructed"
    },
    {
      "id": "gollor--hollin",
      "a": "gollor",
      "b": "hollin",
      "horseshoe": "red",
      "source": "reconstructed"
    },
    {
      "id": "gollor--quillan",
      "a": "gollor",
      "b": "quillan",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "gothar--lowenfall",
      "a": "gothar",
      "b": "lowenfall",
      "horseshoe": "red",
      "source": "reconstructed"
    },
    {
      "id": "gothar--nettlan",
      "a": "gothar",
      "b": "nettlan",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "halvenport--korrin",
      "a": "halvenport",
      "b": "korrin",
      "horseshoe": "black",
      "source": "reconstructed"
    },
    {
      "id": "haskell--ironby",
      "a": "haskell",
      "b": "ironby",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "haskell--lirren",
      "a": "haskell",
      "b": "lirren",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "haskell--wexley",
      "a": "haskell",
      "b": "wexley",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "hollin--korrin",
      "a": "hollin",
      "b": "korrin",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "hollin--pellagor",
      "a": "hollin",
      "b": "pellagor",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "hollin--ruhnholm",
      "a": "hollin",
      "b": "ruhnholm",
      "horseshoe": "red",
      "source": "reconstructed"
    },
    {
      "id": "ironby--pitchwood",
      "a": "ironby",
      "b": "pitchwood",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "ironby--velmoor",
      "a": "ironby",
      "b": "velmoor",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "korrin--quillan",
      "a": "korrin",
      "b": "quillan",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "lirren--lowenfall",
      "a": "lirren",
      "b": "lowenfall",
      "horseshoe": "red",
      "source": "reconstructed"
    },
    {
      "id": "lirren--pitchwood",
      "a": "lirren",
      "b": "pitchwood",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "lirren--yarrow",
      "a": "lirren",
      "b": "yarrow",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "merovar--nettlan",
      "a": "merovar",
      "b": "nettlan",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "meskar--vandros",
      "a": "meskar",
      "b": "vandros",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "meskar--veldra",
      "a": "meskar",
      "b": "veldra",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "mirrow--tarnwick",
      "a": "mirrow",
      "b": "tarnwick",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "mirrow--terras",
      "a": "mirrow",
      "b": "terras",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "mirrow--thessavar",
      "a": "mirrow",
      "b": "thessavar",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "morvath--sorrel",
      "a": "morvath",
      "b": "sorrel",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "nettlan--oldermark",
      "a": "nettlan",
      "b": "oldermark",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "nettlan--pellagor",
      "a": "nettlan",
      "b": "pellagor",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "oldermark--pitchwood",
      "a": "oldermark",
      "b": "pitchwood",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "oldermark--velmoor",
      "a": "oldermark",
      "b": "velmoor",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "orrim--rookwater",
      "a": "orrim",
      "b": "rookwater",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "pellagor--tresinne",
      "a": "pellagor",
      "b": "tresinne",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "quillan--sellen",
      "a": "quillan",
      "b": "sellen",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "ruhnholm--tresinne",
      "a": "ruhnholm",
      "b": "tresinne",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "sellen--thessavar",
      "a": "sellen",
      "b": "thessavar",
      "horseshoe": "black",
      "source": "reconstructed"
    },
    {
      "id": "sorrel--thessavar",
      "a": "sorrel",
      "b": "thessavar",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "thessavar--veldra",
      "a": "thessavar",
      "b": "veldra",
      "horseshoe": null,
      "source": "reconstructed"
    },
    {
      "id": "wexley--yarrow",
      "a": "wexley",
      "b": "yarrow",
      "horseshoe": null,
      "source": "reconstructed"
    }
  ],
  "margin": 45,
  "labelNote": "labelSide: n, e, s, w, se = side of the node on which the name fits; names use 8 units per letter, height 16"
} as const;
export const startingLocationCards = [
  {
    "id": "start-1",
    "options": [
      "brumath",
      "lowenfall",
      "pitchwood"
    ],
    "soloOption": "brumath",
    "source": "reconstructed",
    "note": "soloOption is the one location that is intact at 1 and 2 players"
  },
  {
    "id": "start-2",
    "options": [
      "hollin",
      "rookwater",
      "haskell"
    ],
    "soloOption": "hollin",
    "source": "reconstructed",
    "note": "soloOption is the one location that is intact at 1 and 2 players"
  },
  {
    "id": "start-3",
    "options": [
      "dornick",
      "thistledown",
      "nettlan"
    ],
    "soloOption": "dornick",
    "source": "reconstructed",
    "note": "soloOption is the one location that is intact at 1 and 2 players"
  },
  {
    "id": "start-4",
    "options": [
      "meskar",
      "yarrow",
      "quillan"
    ],
    "soloOption": "meskar",
    "source": "reconstructed",
    "note": "soloOption is the one location that is intact at 1 and 2 players"
  },
  {
    "id": "start-5",
    "options": [
      "velmoor",
      "tresinne",
      "embry"
    ],
    "soloOption": "velmoor",
    "source": "reconstructed",
    "note": "soloOption is the one location that is intact at 1 and 2 players"
  }
] as const;
export const pestCards = [
  {
    "id": "pest-1",
    "number": 1,
    "name": "Sea Traders of the Red Coast",
    "targets": [
      {
        "type": "harbour",
        "colour": "red"
      }
    ],
    "pile": null,
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "pest-2",
    "number": 2,
    "name": "Sea Traders of the Blue Coast",
    "targets": [
      {
        "type": "harbour",
        "colour": "blue"
      }
    ],
    "pile": null,
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "pest-3",
    "number": 3,
    "name": "Sea Traders of the Black Coast",
    "targets": [
      {
        "type": "harbour",
        "colour": "black"
      }
    ],
    "pile": null,
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "pest-4",
    "number": 4,
    "name": "Masons on the March",
    "targets": [
      {
        "type": "location",
        "kind": "town",
        "resource": "lumber"
      },
      {
        "type": "location",
        "kind": "town",
        "resource": "stone"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "stone"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  },
  {
    "id": "pest-5",
    "number": 5,
    "name": "Timber Fairs",
    "targets": [
      {
        "type": "location",
        "kind": "town",
        "resource": "lumber"
      },
      {
        "type": "location",
        "kind": "town",
        "resource": "food"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "lumber"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  },
  {
    "id": "pest-6",
    "number": 6,
    "name": "Market Days",
    "targets": [
      {
        "type": "location",
        "kind": "town",
        "resource": "food"
      },
      {
        "type": "location",
        "kind": "town",
        "resource": "herbs"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "food"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  },
  {
    "id": "pest-7",
    "number": 7,
    "name": "Forest Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "lumber"
      },
      {
        "type": "road",
        "colour": "red"
      }
    ],
    "pile": "red",
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "pest-8",
    "number": 8,
    "name": "Hill Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "stone"
      },
      {
        "type": "road",
        "colour": "red"
      }
    ],
    "pile": "red",
    "source": "reconstructed"
  },
  {
    "id": "pest-9",
    "number": 9,
    "name": "Field Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "food"
      },
      {
        "type": "road",
        "colour": "red"
      }
    ],
    "pile": "red",
    "source": "reconstructed"
  },
  {
    "id": "pest-10",
    "number": 10,
    "name": "Meadow Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "herbs"
      },
      {
        "type": "road",
        "colour": "blue"
      }
    ],
    "pile": "blue",
    "source": "reconstructed"
  },
  {
    "id": "pest-11",
    "number": 11,
    "name": "Deep Forest Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "lumber"
      },
      {
        "type": "road",
        "colour": "blue"
      }
    ],
    "pile": "blue",
    "source": "reconstructed"
  },
  {
    "id": "pest-12",
    "number": 12,
    "name": "High Hill Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "stone"
      },
      {
        "type": "road",
        "colour": "blue"
      }
    ],
    "pile": "blue",
    "source": "reconstructed"
  },
  {
    "id": "pest-13",
    "number": 13,
    "name": "Lowland Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "food"
      },
      {
        "type": "road",
        "colour": "black"
      }
    ],
    "pile": "black",
    "source": "reconstructed"
  },
  {
    "id": "pest-14",
    "number": 14,
    "name": "Marsh Villages",
    "targets": [
      {
        "type": "location",
        "kind": "village",
        "resource": "herbs"
      },
      {
        "type": "road",
        "colour": "black"
      }
    ],
    "pile": "black",
    "source": "reconstructed"
  },
  {
    "id": "pest-15",
    "number": 15,
    "name": "Caravan",
    "targets": [
      {
        "type": "road",
        "colour": "black"
      }
    ],
    "pile": "black",
    "source": "reconstructed",
    "nameSource": "found",
    "note": "the single road-only card that the solo setup calls white"
  },
  {
    "id": "pest-16",
    "number": 16,
    "name": "Apothecary Rows",
    "targets": [
      {
        "type": "location",
        "kind": "town",
        "resource": "stone"
      },
      {
        "type": "location",
        "kind": "town",
        "resource": "herbs"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "herbs"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  },
  {
    "id": "pest-17",
    "number": 17,
    "name": "Crowded Squares",
    "targets": [
      {
        "type": "location",
        "kind": "town",
        "resource": "stone"
      },
      {
        "type": "location",
        "kind": "town",
        "resource": "food"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "lumber"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "herbs"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  },
  {
    "id": "pest-18",
    "number": 18,
    "name": "The Great Cities",
    "targets": [
      {
        "type": "location",
        "kind": "city",
        "resource": "lumber"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "stone"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "food"
      },
      {
        "type": "location",
        "kind": "city",
        "resource": "herbs"
      }
    ],
    "pile": null,
    "source": "reconstructed"
  }
] as const;
export const aidCards = [
  {
    "id": "aid-1",
    "name": "Council Aid: Granaries",
    "most": [
      {
        "gain": "food",
        "n": 2
      },
      {
        "gain": "research",
        "n": 1
      }
    ],
    "middle": [
      {
        "gain": "food",
        "n": 2
      }
    ],
    "least": [
      {
        "gain": "food",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-2",
    "name": "Council Aid: Physic Garden",
    "most": [
      {
        "gain": "herbs",
        "n": 2
      },
      {
        "gain": "research",
        "n": 1
      }
    ],
    "middle": [
      {
        "gain": "herbs",
        "n": 2
      }
    ],
    "least": [
      {
        "gain": "herbs",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-3",
    "name": "Council Aid: Sawmills",
    "most": [
      {
        "gain": "lumber",
        "n": 2
      },
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "middle": [
      {
        "gain": "lumber",
        "n": 1
      },
      {
        "gain": "any",
        "n": 1
      }
    ],
    "least": [
      {
        "gain": "lumber",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-4",
    "name": "Council Aid: Quarries",
    "most": [
      {
        "gain": "stone",
        "n": 2
      },
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "middle": [
      {
        "gain": "stone",
        "n": 1
      },
      {
        "gain": "any",
        "n": 1
      }
    ],
    "least": [
      {
        "gain": "stone",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-5",
    "name": "Council Aid: Imperial Purse",
    "most": [
      {
        "gain": "coin",
        "n": 2
      }
    ],
    "middle": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "least": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-6",
    "name": "Council Aid: Crates for All",
    "most": [
      {
        "gain": "any",
        "n": 3
      }
    ],
    "middle": [
      {
        "gain": "any",
        "n": 2
      }
    ],
    "least": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-7",
    "name": "Council Aid: Scholars Sent",
    "most": [
      {
        "gain": "research",
        "n": 2
      }
    ],
    "middle": [
      {
        "gain": "research",
        "n": 1
      },
      {
        "gain": "any",
        "n": 1
      }
    ],
    "least": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-8",
    "name": "Council Aid: Words of Praise",
    "most": [
      {
        "gain": "renown",
        "n": 1
      },
      {
        "gain": "any",
        "n": 1
      }
    ],
    "middle": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "least": [
      {
        "gain": "influence",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "nameSource": "found"
  },
  {
    "id": "aid-9",
    "name": "The Council Is Silent",
    "none": true,
    "most": [],
    "middle": [],
    "least": [],
    "source": "reconstructed"
  },
  {
    "id": "aid-10",
    "name": "The Roads Are Closed",
    "none": true,
    "most": [],
    "middle": [],
    "least": [],
    "source": "reconstructed"
  }
] as const;
export const capitalCityCards = [
  {
    "id": "capcard-1",
    "name": "The Empty Court",
    "first": [
      {
        "gain": "renown",
        "n": 3
      }
    ],
    "firstChoice": [
      [
        {
          "gain": "renown",
          "n": 1
        }
      ],
      [
        {
          "gain": "capitalPersonToTrack",
          "n": 1
        }
      ]
    ],
    "second": [
      {
        "gain": "renown",
        "n": 2
      }
    ],
    "third": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "choiceSource": "rulebook"
  },
  {
    "id": "capcard-2",
    "name": "The Idle Treasury",
    "first": [
      {
        "gain": "renown",
        "n": 2
      },
      {
        "gain": "coin",
        "n": 2
      }
    ],
    "firstChoice": [
      [
        {
          "gain": "influence",
          "n": 2
        }
      ],
      [
        {
          "gain": "capitalPersonToTrack",
          "n": 1
        }
      ]
    ],
    "second": [
      {
        "gain": "renown",
        "n": 1
      },
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "third": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "source": "reconstructed"
  },
  {
    "id": "capcard-3",
    "name": "The Silent Council",
    "first": [
      {
        "gain": "renown",
        "n": 2
      },
      {
        "gain": "influence",
        "n": 3
      }
    ],
    "firstChoice": [
      [
        {
          "gain": "renown",
          "n": 1
        }
      ],
      [
        {
          "gain": "research",
          "n": 2
        }
      ]
    ],
    "second": [
      {
        "gain": "renown",
        "n": 1
      },
      {
        "gain": "influence",
        "n": 2
      }
    ],
    "third": [
      {
        "gain": "influence",
        "n": 1
      }
    ],
    "source": "reconstructed"
  },
  {
    "id": "capcard-4",
    "name": "The Dark Library",
    "first": [
      {
        "gain": "renown",
        "n": 2
      },
      {
        "gain": "research",
        "n": 2
      }
    ],
    "firstChoice": [
      [
        {
          "gain": "renown",
          "n": 1
        }
      ],
      [
        {
          "gain": "capitalPersonToTrack",
          "n": 1
        }
      ]
    ],
    "second": [
      {
        "gain": "renown",
        "n": 1
      },
      {
        "gain": "research",
        "n": 1
      }
    ],
    "third": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "source": "reconstructed"
  },
  {
    "id": "capcard-5",
    "name": "The Bare Storehouse",
    "first": [
      {
        "gain": "renown",
        "n": 2
      },
      {
        "gain": "any",
        "n": 3
      }
    ],
    "firstChoice": [
      [
        {
          "gain": "influence",
          "n": 2
        }
      ],
      [
        {
          "gain": "coin",
          "n": 1
        }
      ]
    ],
    "second": [
      {
        "gain": "renown",
        "n": 1
      },
      {
        "gain": "any",
        "n": 2
      }
    ],
    "third": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "source": "reconstructed"
  }
] as const;
export const capitalRewardTokens = [
  {
    "id": "captok-renown-1",
    "reward": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-renown-2",
    "reward": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-coin-1",
    "reward": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-coin-2",
    "reward": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-influence-1",
    "reward": [
      {
        "gain": "influence",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-influence-2",
    "reward": [
      {
        "gain": "influence",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-any-1",
    "reward": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-any-2",
    "reward": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-research-1",
    "reward": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-research-2",
    "reward": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-lumber-1",
    "reward": [
      {
        "gain": "lumber",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-stone-1",
    "reward": [
      {
        "gain": "stone",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-food-1",
    "reward": [
      {
        "gain": "food",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  },
  {
    "id": "captok-herbs-1",
    "reward": [
      {
        "gain": "herbs",
        "n": 1
      }
    ],
    "source": "reconstructed",
    "typeSource": "rulebook"
  }
] as const;
export const capitalRewardTokenCount = {
  "1": 6,
  "2": 6,
  "3": 8,
  "4": 10,
  "5": 12,
  "source": "rulebook"
} as const;
export const capitalBuildings = [
  {
    "id": "cap-aqueduct",
    "name": "Aqueduct",
    "cost": {
      "lumber": 1,
      "stone": 4
    },
    "renown": 2,
    "influence": 2,
    "source": "reconstructed"
  },
  {
    "id": "cap-hospital",
    "name": "Great Hospital",
    "cost": {
      "lumber": 2,
      "stone": 2,
      "herbs": 2
    },
    "renown": 3,
    "influence": 2,
    "source": "reconstructed"
  },
  {
    "id": "cap-university",
    "name": "Imperial University",
    "cost": {
      "lumber": 4,
      "stone": 2
    },
    "renown": 3,
    "influence": 2,
    "source": "reconstructed"
  },
  {
    "id": "cap-cathedral",
    "name": "Cathedral",
    "cost": {
      "lumber": 2,
      "stone": 5
    },
    "renown": 4,
    "influence": 3,
    "source": "reconstructed"
  },
  {
    "id": "cap-palace",
    "name": "Emperor's Palace",
    "cost": {
      "lumber": 5,
      "stone": 4
    },
    "renown": 5,
    "influence": 3,
    "source": "reconstructed"
  }
] as const;
export const playerBoard = {
  "start": {
    "lumber": 1,
    "stone": 1,
    "food": 2,
    "herbs": 2,
    "coin": 2,
    "research": 1,
    "source": "found",
    "amountsSource": "rulebook"
  },
  "assistantsByEra": {
    "values": [
      2,
      3,
      4
    ],
    "source": "rulebook"
  },
  "storage": {
    "max": 5,
    "blockedBySlot": "storage",
    "blockedMax": 4,
    "source": "rulebook"
  },
  "grid": {
    "columns": [
      "move",
      "construct",
      "produce"
    ],
    "rows": [
      "research",
      "cure",
      "assign"
    ],
    "source": "rulebook",
    "note": "9 cells, each used once per year"
  },
  "quarantine": {
    "regular": 3,
    "hinder": [
      "move",
      "construct",
      "produce"
    ],
    "storage": 1,
    "total": 7,
    "source": "rulebook"
  },
  "graveyard": {
    "slots": [
      1,
      1,
      1,
      2,
      2
    ],
    "overflowNegative": 3,
    "source": "reconstructed",
    "overflowSource": "rulebook",
    "note": "negative Renown tokens per occupied slot at every Era end; filled left to right"
  },
  "healthyTrack": {
    "count": 12,
    "countSource": "found",
    "fill": "rightmost free first",
    "removal": "rightmost occupied first",
    "source": "reconstructed",
    "slots": [
      {
        "index": 1,
        "herbs": 1,
        "lab": false,
        "renown": 0
      },
      {
        "index": 2,
        "herbs": 1,
        "lab": true,
        "renown": 0
      },
      {
        "index": 3,
        "herbs": 2,
        "lab": false,
        "renown": 1
      },
      {
        "index": 4,
        "herbs": 2,
        "lab": false,
        "renown": 1
      },
      {
        "index": 5,
        "herbs": 2,
        "lab": true,
        "renown": 1
      },
      {
        "index": 6,
        "herbs": 2,
        "lab": false,
        "renown": 1
      },
      {
        "index": 7,
        "herbs": 3,
        "lab": false,
        "renown": 1
      },
      {
        "index": 8,
        "herbs": 3,
        "lab": true,
        "renown": 1
      },
      {
        "index": 9,
        "herbs": 3,
        "lab": false,
        "renown": 2
      },
      {
        "index": 10,
        "herbs": 3,
        "lab": false,
        "renown": 2
      },
      {
        "index": 11,
        "herbs": 4,
        "lab": true,
        "renown": 2
      },
      {
        "index": 12,
        "herbs": 4,
        "lab": false,
        "renown": 2
      }
    ],
    "note": "slot 1 is the rightmost printed space"
  },
  "buildings": [
    {
      "id": "district-1",
      "type": "district",
      "row": "top",
      "cost": {
        "lumber": 1,
        "stone": 1
      },
      "renown": 0,
      "source": "reconstructed"
    },
    {
      "id": "district-2",
      "type": "district",
      "row": "top",
      "cost": {
        "lumber": 1,
        "stone": 1
      },
      "renown": 0,
      "source": "reconstructed"
    },
    {
      "id": "workshop",
      "type": "workshop",
      "row": "top",
      "cost": {
        "lumber": 2,
        "stone": 1
      },
      "renown": 1,
      "source": "reconstructed"
    },
    {
      "id": "district-3",
      "type": "district",
      "row": "middle",
      "cost": {
        "lumber": 1,
        "stone": 1
      },
      "renown": 0,
      "source": "reconstructed"
    },
    {
      "id": "district-4",
      "type": "district",
      "row": "middle",
      "cost": {
        "lumber": 2,
        "stone": 1
      },
      "renown": 1,
      "source": "reconstructed"
    },
    {
      "id": "factory",
      "type": "factory",
      "row": "middle",
      "cost": {
        "lumber": 1,
        "stone": 2
      },
      "renown": 1,
      "source": "reconstructed"
    },
    {
      "id": "district-5",
      "type": "district",
      "row": "bottom",
      "cost": {
        "lumber": 1,
        "stone": 2
      },
      "renown": 1,
      "source": "reconstructed"
    },
    {
      "id": "district-6",
      "type": "district",
      "row": "bottom",
      "cost": {
        "lumber": 2,
        "stone": 2
      },
      "renown": 1,
      "source": "reconstructed"
    },
    {
      "id": "treasury",
      "type": "treasury",
      "row": "bottom",
      "cost": {
        "lumber": 2,
        "stone": 2
      },
      "renown": 2,
      "source": "reconstructed"
    },
    {
      "id": "castle",
      "type": "castle",
      "row": null,
      "cost": null,
      "renown": 0,
      "source": "reconstructed",
      "note": "placed at setup, never constructed"
    }
  ],
  "rowBonus": {
    "top": 2,
    "middle": 3,
    "bottom": 4,
    "source": "reconstructed",
    "basis": "found: completing all the buildings of one of three groups pays extra Renown"
  },
  "technologySlots": {
    "values": [
      "top",
      "middle",
      "bottom"
    ],
    "source": "rulebook"
  }
} as const;
export const influenceTrack = {
  "max": 60,
  "source": "reconstructed",
  "knownSpaces": [
    5,
    9,
    14,
    15,
    18,
    22,
    29,
    30,
    40
  ],
  "rewards": {
    "3": [
      {
        "gain": "food",
        "n": 1
      }
    ],
    "6": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "10": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "13": [
      {
        "gain": "herbs",
        "n": 1
      }
    ],
    "17": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "20": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "24": [
      {
        "gain": "any",
        "n": 1
      }
    ],
    "27": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "31": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "34": [
      {
        "gain": "any",
        "n": 2
      }
    ],
    "38": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "42": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "46": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "50": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "55": [
      {
        "gain": "renown",
        "n": 1
      }
    ],
    "60": [
      {
        "gain": "renown",
        "n": 2
      }
    ]
  },
  "renownIcons": [
    4,
    8,
    12,
    16,
    21,
    25,
    28,
    33,
    36,
    39,
    43,
    47,
    51,
    54,
    57
  ],
  "most": 4,
  "second": 2,
  "mostSource": "reconstructed",
  "variantSource": "rulebook",
  "versusBlocked": [
    5,
    9,
    14,
    18,
    22,
    29
  ],
  "versusScale": [
    1,
    2,
    4,
    6,
    10,
    15
  ],
  "soloSick": [
    5,
    9,
    15,
    22,
    30,
    40
  ]
} as const;
export const imperativeTracks = [
  {
    "era": 1,
    "levels": [
      {
        "level": 1,
        "influence": 1,
        "renown": 0
      },
      {
        "level": 2,
        "influence": 1,
        "renown": 1
      },
      {
        "level": 3,
        "influence": 1,
        "renown": 1
      },
      {
        "level": 4,
        "influence": 2,
        "renown": 1
      }
    ],
    "versusMinimum": 1,
    "soloSick": [
      1,
      2
    ],
    "source": "reconstructed",
    "constraint": "level 3 must total 2 Renown (rulebook example)"
  },
  {
    "era": 2,
    "levels": [
      {
        "level": 1,
        "influence": 1,
        "renown": 1
      },
      {
        "level": 2,
        "influence": 1,
        "renown": 1
      },
      {
        "level": 3,
        "influence": 2,
        "renown": 1
      },
      {
        "level": 4,
        "influence": 2,
        "renown": 2
      }
    ],
    "versusMinimum": 2,
    "soloSick": [
      1,
      2,
      3
    ],
    "source": "reconstructed"
  },
  {
    "era": 3,
    "levels": [
      {
        "level": 1,
        "influence": 1,
        "renown": 1
      },
      {
        "level": 2,
        "influence": 2,
        "renown": 1
      },
      {
        "level": 3,
        "influence": 2,
        "renown": 2
      },
      {
        "level": 4,
        "influence": 3,
        "renown": 2
      }
    ],
    "versusMinimum": 3,
    "soloSick": [
      1,
      2,
      3,
      4
    ],
    "source": "reconstructed"
  }
] as const;
export const decreeCards = [
  {
    "id": "decree-1",
    "number": 1,
    "era": 1,
    "name": "Urban Planning",
    "agenda": {
      "per": "ownDistrictsOnMap",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-01A",
    "imperative": {
      "trigger": "constructOnMap",
      "kinds": [
        "village",
        "town"
      ]
    },
    "imperativeClause": "PEST-DEC-01I",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "found",
    "agendaSource": "found",
    "agendaText": "2 Renown for each of your Districts on the map.",
    "imperativeText": "You construct a building in a Village or Town (once per building)."
  },
  {
    "id": "decree-2",
    "number": 2,
    "era": 1,
    "name": "Full Granaries",
    "agenda": {
      "per": "foodInStorage",
      "renown": 1
    },
    "agendaClause": "PEST-DEC-02A",
    "imperative": {
      "trigger": "moveEndResource",
      "resources": [
        "food",
        "herbs"
      ]
    },
    "imperativeClause": "PEST-DEC-02I",
    "solo": true,
    "source": "reconstructed",
    "agendaSource": "found",
    "agendaText": "1 Renown for each Food in your storage.",
    "imperativeText": "You end a Move in a location that is not destroyed and yields Food or Herbs."
  },
  {
    "id": "decree-3",
    "number": 3,
    "era": 1,
    "name": "Employment Program",
    "agenda": {
      "per": "peopleInOwnBuildings",
      "renown": 1
    },
    "agendaClause": "PEST-DEC-03A",
    "imperative": {
      "trigger": "assignToBuilding",
      "min": 1
    },
    "imperativeClause": "PEST-DEC-03I",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "found",
    "agendaSource": "found",
    "agendaText": "1 Renown for each Healthy Person working in your buildings.",
    "imperativeText": "You finish an Assign action in which you sent at least one Person from your track to a building."
  },
  {
    "id": "decree-4",
    "number": 4,
    "era": 1,
    "name": "Rival Houses",
    "agenda": {
      "per": "opponentsWithLessInfluence",
      "renown": 1,
      "max": 4
    },
    "agendaClause": "PEST-DEC-04A",
    "imperative": {
      "trigger": "moveIntoOpponentBuilding"
    },
    "imperativeClause": "PEST-DEC-04I",
    "solo": false,
    "source": "reconstructed",
    "agendaText": "1 Renown for each opponent with less Influence than you.",
    "imperativeText": "Your Plague Doctor enters a location that holds an opponent's building (once per Move)."
  },
  {
    "id": "decree-5",
    "number": 5,
    "era": 1,
    "name": "Mercy Missions",
    "agenda": {
      "per": "peopleOnHealthyTrack",
      "renown": 1
    },
    "agendaClause": "PEST-DEC-05A",
    "imperative": {
      "trigger": "gatherInMove",
      "min": 1
    },
    "imperativeClause": "PEST-DEC-05I",
    "solo": true,
    "source": "reconstructed",
    "imperativeSource": "found",
    "agendaText": "1 Renown for each Healthy Person on your Healthy Population track.",
    "imperativeText": "You finish a Move in which you gathered at least 1 Sick Person from the map."
  },
  {
    "id": "decree-6",
    "number": 6,
    "era": 2,
    "name": "Political War",
    "agenda": {
      "per": "peopleInCapital",
      "renown": 1,
      "bonusIfStrictlyMost": 2
    },
    "agendaClause": "PEST-DEC-06A",
    "imperative": {
      "trigger": "assignToCapitalAheadOfAnOpponent"
    },
    "imperativeClause": "PEST-DEC-06I",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "found",
    "agendaText": "1 Renown for each of your Healthy People in the Capital, and 2 more if you alone have the most there.",
    "imperativeText": "You finish an Assign action in which you sent at least one Person to the Capital and now have more People there than at least one opponent."
  },
  {
    "id": "decree-7",
    "number": 7,
    "era": 2,
    "name": "Quarantine Protocols",
    "agenda": {
      "per": "emptyPrintedQuarantineSlots",
      "renown": 1
    },
    "agendaClause": "PEST-DEC-07A",
    "imperative": {
      "trigger": "cureAtLeast",
      "min": 2
    },
    "imperativeClause": "PEST-DEC-07I",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "found",
    "agendaSource": "found",
    "agendaText": "1 Renown for each empty slot among the seven printed Quarantine slots of your board.",
    "imperativeText": "You finish a Cure action in which you cured at least 2 Sick People."
  },
  {
    "id": "decree-8",
    "number": 8,
    "era": 2,
    "name": "Age of Invention",
    "agenda": {
      "per": "technologies",
      "renown": 1
    },
    "agendaClause": "PEST-DEC-08A",
    "imperative": {
      "trigger": "acquireTechnology"
    },
    "imperativeClause": "PEST-DEC-08I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "1 Renown for each Technology on your board.",
    "imperativeText": "You acquire a Technology."
  },
  {
    "id": "decree-9",
    "number": 9,
    "era": 2,
    "name": "Contested Markets",
    "agenda": {
      "per": "locationsSharedWithOpponent",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-09A",
    "imperative": {
      "trigger": "constructWhereOpponentHasBuilding"
    },
    "imperativeClause": "PEST-DEC-09I",
    "solo": false,
    "source": "reconstructed",
    "agendaText": "2 Renown for each location that holds your building and at least one opponent's building.",
    "imperativeText": "You construct in a location where an opponent already has a building (once per building)."
  },
  {
    "id": "decree-10",
    "number": 10,
    "era": 2,
    "name": "Ordered Streets",
    "agenda": {
      "per": "townsWithOwnBuilding",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-10A",
    "imperative": {
      "trigger": "gatherAtOnce",
      "min": 2
    },
    "imperativeClause": "PEST-DEC-10I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "2 Renown for each Town that holds one of your buildings.",
    "imperativeText": "You gather at least 2 Sick People from one single location or road (once per Move)."
  },
  {
    "id": "decree-11",
    "number": 11,
    "era": 3,
    "name": "Rebirth of the Empire",
    "agenda": {
      "per": "peopleOnHealthyTrack",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-11A",
    "imperative": {
      "trigger": "cureAtLeast",
      "min": 2
    },
    "imperativeClause": "PEST-DEC-11I",
    "solo": true,
    "source": "reconstructed",
    "agendaSource": "found",
    "agendaText": "2 Renown for each Healthy Person on your Healthy Population track.",
    "imperativeText": "You finish a Cure action in which you cured at least 2 Sick People."
  },
  {
    "id": "decree-12",
    "number": 12,
    "era": 3,
    "name": "Grand Works",
    "agenda": {
      "per": "specialBuildingsOnMap",
      "renown": 2,
      "plusPer": "ownCapitalBuildings",
      "plusRenown": 2
    },
    "agendaClause": "PEST-DEC-12A",
    "imperative": {
      "trigger": "constructGrand"
    },
    "imperativeClause": "PEST-DEC-12I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "2 Renown for each of your Workshop, Factory and Treasury on the map and 2 for each Capital City building you constructed.",
    "imperativeText": "You construct a Workshop, Factory or Treasury, any building in a City, or a Capital City building (once per building)."
  },
  {
    "id": "decree-13",
    "number": 13,
    "era": 3,
    "name": "Great Cities",
    "agenda": {
      "per": "citiesWithOwnBuilding",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-13A",
    "imperative": {
      "trigger": "moveEndKind",
      "kinds": [
        "city"
      ]
    },
    "imperativeClause": "PEST-DEC-13I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "2 Renown for each City that holds one of your buildings.",
    "imperativeText": "You end a Move in a City (destroyed or not)."
  },
  {
    "id": "decree-14",
    "number": 14,
    "era": 3,
    "name": "Common Labour",
    "agenda": {
      "per": "peopleInOwnBuildings",
      "renown": 1,
      "plusPer": "peopleInCapital",
      "plusRenown": 1
    },
    "agendaClause": "PEST-DEC-14A",
    "imperative": {
      "trigger": "produceAtLeast",
      "min": 4
    },
    "imperativeClause": "PEST-DEC-14I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "1 Renown for each Healthy Person in your buildings and 1 for each in the Capital.",
    "imperativeText": "You finish a Produce action that yielded at least 4 resources, Coins included, counted before storage limits."
  },
  {
    "id": "decree-15",
    "number": 15,
    "era": 3,
    "name": "Imperial Academy",
    "agenda": {
      "per": "technologies",
      "renown": 2
    },
    "agendaClause": "PEST-DEC-15A",
    "imperative": {
      "trigger": "turnSpendingResearch",
      "min": 1
    },
    "imperativeClause": "PEST-DEC-15I",
    "solo": true,
    "source": "reconstructed",
    "agendaText": "2 Renown for each Technology on your board.",
    "imperativeText": "A turn of yours ends in which you spent at least 1 Research token."
  }
] as const;
export const technologyCards = [
  {
    "id": "tech-1",
    "number": 1,
    "name": "Breathing Apparatus",
    "cost": 2,
    "renown": 1,
    "slot": "top",
    "effectClause": "PEST-TECH-01",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "spaces": 2,
    "text": "When you gather on the map while moving, you may put one of those People on the first space. Each Research or Cure you play moves it one space right; past the last space it is cured for free."
  },
  {
    "id": "tech-2",
    "number": 2,
    "name": "Blast Furnace",
    "cost": 2,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-02",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "+1 Influence whenever you construct in a Village."
  },
  {
    "id": "tech-3",
    "number": 3,
    "name": "Examination Desk",
    "cost": 2,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-03",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "gain": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "text": "Gain 1 Coin each time an opponent's Plague Doctor enters a location with your building."
  },
  {
    "id": "tech-4",
    "number": 4,
    "name": "Medical Mask",
    "cost": 1,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-04",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Whenever you enter a location you may leave 1 Sick Person there. Not on roads."
  },
  {
    "id": "tech-5",
    "number": 5,
    "name": "Disinfectant",
    "cost": 3,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-05",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Gain the resource of each location with an opponent's building that you enter (once per location)."
  },
  {
    "id": "tech-6",
    "number": 6,
    "name": "Clone Experiment",
    "cost": 4,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-06",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "For 2 movement, put your Plague Doctor in any location of the same size as its present one."
  },
  {
    "id": "tech-7",
    "number": 7,
    "name": "Construction Crane",
    "cost": 2,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-07",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "+1 Influence whenever you construct in a Town."
  },
  {
    "id": "tech-8",
    "number": 8,
    "name": "Ambulance Cart",
    "cost": 3,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-08",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "In each location you enter, the first 2 Sick People are free. Not on roads."
  },
  {
    "id": "tech-9",
    "number": 9,
    "name": "Airborne Medicine",
    "cost": 1,
    "renown": 1,
    "slot": "middle",
    "effectClause": "PEST-TECH-09",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "When you Cure, you may discard 1 Sick Person from your Quarantine."
  },
  {
    "id": "tech-10",
    "number": 10,
    "name": "Plague Experts",
    "cost": 3,
    "renown": 2,
    "slot": "bottom",
    "effectClause": "PEST-TECH-10",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "holdsHealthy": 2,
    "text": "When you Assign, up to 2 Healthy People may wait here. When you Research or Cure, you may assign them."
  },
  {
    "id": "tech-11",
    "number": 11,
    "name": "Scholars",
    "cost": 2,
    "renown": 2,
    "slot": "top",
    "effectClause": "PEST-TECH-11",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "When you Research, you may take back 1 Person from the Capital to your track or to a building."
  },
  {
    "id": "tech-12",
    "number": 12,
    "name": "Experimental Lab",
    "cost": 3,
    "renown": 2,
    "slot": "top",
    "effectClause": "PEST-TECH-12",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "When you Research, you may give up 1 Healthy Person from your track to take 3 Sick People from the supply."
  },
  {
    "id": "tech-13",
    "number": 13,
    "name": "Production Line",
    "cost": 3,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-13",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Your Castle produces 2."
  },
  {
    "id": "tech-14",
    "number": 14,
    "name": "Infirmary",
    "cost": 3,
    "renown": 2,
    "slot": "middle",
    "effectClause": "PEST-TECH-14",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "spaces": 1,
    "text": "As the Breathing Apparatus, but one step is enough."
  },
  {
    "id": "tech-15",
    "number": 15,
    "name": "Protective Uniform",
    "cost": 1,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-15",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "In the Pest phase you may turn away 1 Sick Person at each of your Districts."
  },
  {
    "id": "tech-16",
    "number": 16,
    "name": "Moving Permit",
    "cost": 2,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-16",
    "solo": false,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Locations with other players' buildings cost you 0 movement."
  },
  {
    "id": "tech-17",
    "number": 17,
    "name": "Medicinal Trials",
    "cost": 4,
    "renown": 3,
    "slot": "middle",
    "effectClause": "PEST-TECH-17",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "assistantSpace": 1,
    "spend": {
      "herbs": 3
    },
    "spendSource": "reconstructed",
    "text": "Action space: spend 3 Herbs, take 2 Healthy People from the supply onto your track."
  },
  {
    "id": "tech-18",
    "number": 18,
    "name": "Quarantine Tent",
    "cost": 1,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-18",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "quarantineSlots": 1,
    "text": "+1 Quarantine slot."
  },
  {
    "id": "tech-19",
    "number": 19,
    "name": "Quarantine House",
    "cost": 2,
    "renown": 1,
    "slot": null,
    "effectClause": "PEST-TECH-19",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "quarantineSlots": 2,
    "text": "+2 Quarantine slots."
  },
  {
    "id": "tech-20",
    "number": 20,
    "name": "Tool Cart",
    "cost": 3,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-20",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "After a Construct action gain the resource of each location where you built."
  },
  {
    "id": "tech-21",
    "number": 21,
    "name": "Advanced Containment",
    "cost": 4,
    "renown": 3,
    "slot": null,
    "effectClause": "PEST-TECH-21",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Your Camp is never returned in the Pest phase. When you place it on Sick People, one of them is cured at once."
  },
  {
    "id": "tech-22",
    "number": 22,
    "name": "Steel Horseshoe",
    "cost": 4,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-22",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Move up to 4 locations instead of 2."
  },
  {
    "id": "tech-23",
    "number": 23,
    "name": "Syringe",
    "cost": 3,
    "renown": 2,
    "slot": "middle",
    "effectClause": "PEST-TECH-23",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "gain": [
      {
        "gain": "coin",
        "n": 1
      }
    ],
    "gainSource": "reconstructed",
    "text": "Gain 1 Coin at the end of each Cure action."
  },
  {
    "id": "tech-24",
    "number": 24,
    "name": "Quarantine Checkpoint",
    "cost": 3,
    "renown": 3,
    "slot": null,
    "effectClause": "PEST-TECH-24",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Your Workshop, Factory and Treasury receive no Sick People in the Pest phase unless you allow it."
  },
  {
    "id": "tech-25",
    "number": 25,
    "name": "Mobile Workshop",
    "cost": 3,
    "renown": 2,
    "slot": "bottom",
    "effectClause": "PEST-TECH-25",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "holdsWorker": 1,
    "text": "Choose a resource when you buy it. Staffed with a Healthy Person, it produces 1 of it."
  },
  {
    "id": "tech-26",
    "number": 26,
    "name": "Loading Crane",
    "cost": 2,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-26",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Store up to 6 of each resource."
  },
  {
    "id": "tech-27",
    "number": 27,
    "name": "Storage Containers",
    "cost": 2,
    "renown": 2,
    "slot": null,
    "effectClause": "PEST-TECH-27",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "Store up to 7 of one resource."
  },
  {
    "id": "tech-28",
    "number": 28,
    "name": "Adrenaline Shot",
    "cost": 4,
    "renown": 3,
    "slot": "top",
    "effectClause": "PEST-TECH-28",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "assistantSpace": 1,
    "text": "Action space: repeat a pair of actions that you already played this year."
  },
  {
    "id": "tech-29",
    "number": 29,
    "name": "Tuition",
    "cost": 2,
    "renown": 1,
    "slot": "bottom",
    "effectClause": "PEST-TECH-29",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "gain": [
      {
        "gain": "research",
        "n": 1
      }
    ],
    "gainSource": "reconstructed",
    "text": "Gain 1 Research token when an Assign action sends anyone to the Capital."
  },
  {
    "id": "tech-30",
    "number": 30,
    "name": "Storage Pods",
    "cost": 3,
    "renown": 2,
    "slot": "bottom",
    "effectClause": "PEST-TECH-30",
    "solo": true,
    "source": "reconstructed",
    "nameSource": "rulebook",
    "effectSource": "rulebook",
    "text": "When you Produce, gain the resource of your Plague Doctor's location."
  }
] as const;
export const technologyMarket = {
  "size": 5,
  "source": "rulebook"
} as const;
export const locationTokens = [
  {
    "id": "loc-city-lumber-1",
    "kind": "city",
    "resource": "lumber",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-lumber-2",
    "kind": "city",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-lumber-3",
    "kind": "city",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-stone-1",
    "kind": "city",
    "resource": "stone",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-stone-2",
    "kind": "city",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-stone-3",
    "kind": "city",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-food-1",
    "kind": "city",
    "resource": "food",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-food-2",
    "kind": "city",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-food-3",
    "kind": "city",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-herbs-1",
    "kind": "city",
    "resource": "herbs",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-herbs-2",
    "kind": "city",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-city-herbs-3",
    "kind": "city",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-lumber-1",
    "kind": "town",
    "resource": "lumber",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-lumber-2",
    "kind": "town",
    "resource": "lumber",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-lumber-3",
    "kind": "town",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-lumber-4",
    "kind": "town",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-stone-1",
    "kind": "town",
    "resource": "stone",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-stone-2",
    "kind": "town",
    "resource": "stone",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-stone-3",
    "kind": "town",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-stone-4",
    "kind": "town",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-food-1",
    "kind": "town",
    "resource": "food",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-food-2",
    "kind": "town",
    "resource": "food",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-food-3",
    "kind": "town",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-food-4",
    "kind": "town",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-herbs-1",
    "kind": "town",
    "resource": "herbs",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-herbs-2",
    "kind": "town",
    "resource": "herbs",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-herbs-3",
    "kind": "town",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-town-herbs-4",
    "kind": "town",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-lumber-1",
    "kind": "village",
    "resource": "lumber",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-lumber-2",
    "kind": "village",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-lumber-3",
    "kind": "village",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-lumber-4",
    "kind": "village",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-lumber-5",
    "kind": "village",
    "resource": "lumber",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-stone-1",
    "kind": "village",
    "resource": "stone",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-stone-2",
    "kind": "village",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-stone-3",
    "kind": "village",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-stone-4",
    "kind": "village",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-stone-5",
    "kind": "village",
    "resource": "stone",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-food-1",
    "kind": "village",
    "resource": "food",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-food-2",
    "kind": "village",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-food-3",
    "kind": "village",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-food-4",
    "kind": "village",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-food-5",
    "kind": "village",
    "resource": "food",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-herbs-1",
    "kind": "village",
    "resource": "herbs",
    "sick": true,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-herbs-2",
    "kind": "village",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-herbs-3",
    "kind": "village",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-herbs-4",
    "kind": "village",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  },
  {
    "id": "loc-village-herbs-5",
    "kind": "village",
    "resource": "herbs",
    "sick": false,
    "source": "reconstructed",
    "countSource": "rulebook"
  }
] as const;
export const advancedSetup = {
  "1": {
    "village": 5,
    "town": 15,
    "city": 10
  },
  "2": {
    "village": 5,
    "town": 15,
    "city": 10
  },
  "3": {
    "village": 20,
    "town": 10,
    "city": 5
  },
  "4": {
    "village": 20,
    "town": 10,
    "city": 10
  },
  "5": {
    "village": 20,
    "town": 15,
    "city": 10
  },
  "source": "rulebook"
} as const;
export const soloRanks = [
  {
    "min": null,
    "max": 15,
    "rank": "Commoner",
    "source": "rulebook"
  },
  {
    "min": 16,
    "max": 20,
    "rank": "Advisor",
    "source": "rulebook"
  },
  {
    "min": 21,
    "max": 25,
    "rank": "Baron",
    "source": "rulebook"
  },
  {
    "min": 26,
    "max": 30,
    "rank": "Archbaron",
    "source": "rulebook"
  },
  {
    "min": 31,
    "max": 35,
    "rank": "Earl",
    "source": "rulebook"
  },
  {
    "min": 36,
    "max": 40,
    "rank": "Duke",
    "source": "rulebook"
  },
  {
    "min": 41,
    "max": 45,
    "rank": "House Leader",
    "source": "rulebook"
  },
  {
    "min": 46,
    "max": null,
    "rank": "Emperor",
    "source": "rulebook"
  }
] as const;
export const pestRules = {
  "sickPerTargetByEra": [
    1,
    2,
    2
  ],
  "destroyThreshold": 4,
  "source": "rulebook"
} as const;
export const influenceForBuilding = {
  "city": 3,
  "town": 2,
  "village": 1,
  "minusPerExistingBuilding": 1,
  "source": "rulebook"
} as const;
export const versus = {
  "players": 2,
  "imperativeMinimumByEra": [
    1,
    2,
    3
  ],
  "neutralStart": 1,
  "neutralAddedPerEra": 1,
  "mostCapitalBuildingsRenown": 5,
  "mostQuarantinedNegative": 3,
  "blockedInfluence": [
    5,
    9,
    14,
    18,
    22,
    29
  ],
  "passedScale": [
    1,
    2,
    4,
    6,
    10,
    15
  ],
  "mostInfluenceScored": false,
  "source": "rulebook"
} as const;
export const solo = {
  "removedTechnologies": [
    2,
    3,
    5,
    11,
    16
  ],
  "removedDecrees": [
    4,
    6,
    9
  ],
  "capitalCityCardsUsed": false,
  "capitalTokens": 6,
  "capitalTokensTurnUpAtEraEnd": false,
  "influenceSick": [
    5,
    9,
    15,
    22,
    30,
    40
  ],
  "imperativeSickByEra": [
    [
      1,
      2
    ],
    [
      1,
      2,
      3
    ],
    [
      1,
      2,
      3,
      4
    ]
  ],
  "sickPerCapitalBuilding": 1,
  "aidBySickLeftOnInfluence": {
    "least": [
      5,
      6
    ],
    "middle": [
      3,
      4
    ],
    "most": [
      0,
      1,
      2
    ]
  },
  "aidZeroSource": "reconstructed",
  "neutralPersists": false,
  "neutralPersistsSource": "reconstructed",
  "endNegativePer": [
    "influenceTrackSick",
    "imperativeTrackSick",
    "capitalBuildingSick",
    "dead"
  ],
  "mostInfluenceScored": false,
  "source": "rulebook"
} as const;
export const construct = {
  "maxMapBuildingsPerAction": 2,
  "hinderedSurcharge": 1,
  "enhancedRebate": 1,
  "kinds": [
    "lumber",
    "stone"
  ],
  "kindsSource": "reconstructed",
  "source": "rulebook"
} as const;
export const move = {
  "base": 2,
  "hindered": -1,
  "enhanced": 1,
  "steelHorseshoeBase": 4,
  "cloneCost": 2,
  "ownBuildingCost": 0,
  "capitalCost": 0,
  "otherCost": 1,
  "freeGatherPerLocation": 1,
  "freeGatherPerRoad": 0,
  "source": "rulebook"
} as const;
