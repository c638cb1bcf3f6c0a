/** The data of `newyork.json`, generated from it by `npm run generate`. */
export const schema = 1 as const;
export const slug = "newyork" as const;
export const title = "Pests: Fight for New York City" as const;
export const credit = "(c) Whiting 2014" as const;
export const players = {
  "min": 2,
  "max": 4,
  "source": "reconstructed"
} as const;
export const turnOrder = [
  "humans",
  "rats",
  "pigeons",
  "cockroaches"
] as const;
export const turnOrderSource = "rulebook" as const;
export const constants = {
  "baseDrawMin": {
    "value": 1,
    "source": "rulebook"
  },
  "baseDrawMax": {
    "value": 5,
    "source": "rulebook"
  },
  "diceCap": {
    "value": 10,
    "source": "rulebook"
  },
  "dieFaces": {
    "value": 6,
    "source": "rulebook"
  },
  "pestsPerPoison": {
    "value": 1,
    "source": "rulebook"
  },
  "pestCardsPerSpecies": {
    "value": 16,
    "source": "rulebook"
  },
  "finalRollOffDice": {
    "value": 10,
    "source": "rulebook"
  },
  "tieGoesTo": {
    "value": "attacker",
    "source": "rulebook"
  }
} as const;
export const masterDeck = {
  "food": 60,
  "poison": 40,
  "source": "rulebook",
  "contribution": {
    "humans": {
      "food": 24,
      "poison": 16
    },
    "rats": {
      "food": 12,
      "poison": 8
    },
    "pigeons": {
      "food": 12,
      "poison": 8
    },
    "cockroaches": {
      "food": 12,
      "poison": 8
    }
  },
  "contributionSource": "reconstructed",
  "clause": "NYC-SETUP-04",
  "keptAs": "counts",
  "drawClause": "NYC-SETUP-05"
} as const;
export const phases = [
  {
    "id": "gather",
    "source": "rulebook"
  },
  {
    "id": "breed",
    "source": "rulebook"
  },
  {
    "id": "fight",
    "source": "rulebook"
  },
  {
    "id": "move",
    "source": "rulebook"
  }
] as const;
export const species = [
  {
    "id": "humans",
    "name": "Humans",
    "turnOrder": 1,
    "cards": 16,
    "poisonImmune": true,
    "returnsToDeckOnLoss": true,
    "color": "#E4572E",
    "colorDark": "#9C3216",
    "colorLight": "#FBE3DA",
    "glyph": "boot-print",
    "symbol": "H",
    "source": "rulebook",
    "colorSource": "reconstructed"
  },
  {
    "id": "rats",
    "name": "Rats",
    "turnOrder": 2,
    "cards": 16,
    "poisonImmune": false,
    "returnsToDeckOnLoss": false,
    "color": "#7A6A5B",
    "colorDark": "#4A3F36",
    "colorLight": "#E9E2DA",
    "glyph": "rat-tail",
    "symbol": "R",
    "source": "rulebook",
    "colorSource": "reconstructed"
  },
  {
    "id": "pigeons",
    "name": "Pigeons",
    "turnOrder": 3,
    "cards": 16,
    "poisonImmune": false,
    "returnsToDeckOnLoss": false,
    "color": "#4C7FB8",
    "colorDark": "#2B4D75",
    "colorLight": "#DFEAF6",
    "glyph": "feather",
    "symbol": "P",
    "source": "rulebook",
    "colorSource": "reconstructed"
  },
  {
    "id": "cockroaches",
    "name": "Cockroaches",
    "turnOrder": 4,
    "cards": 16,
    "poisonImmune": false,
    "returnsToDeckOnLoss": false,
    "color": "#6B8E23",
    "colorDark": "#3F5512",
    "colorLight": "#E8F0D4",
    "glyph": "antennae",
    "symbol": "C",
    "source": "rulebook",
    "colorSource": "reconstructed"
  }
] as const;
export const pestKinds = [
  {
    "id": "humans-commuter",
    "species": "humans",
    "rank": 1,
    "name": "Commuter",
    "count": 8,
    "foodCost": 4,
    "dice": 2,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-01"
    ],
    "flavor": "Will not make eye contact with anything on the platform.",
    "source": "reconstructed"
  },
  {
    "id": "humans-super",
    "species": "humans",
    "rank": 2,
    "name": "Building Super",
    "count": 5,
    "foodCost": 5,
    "dice": 3,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-02"
    ],
    "flavor": "Has a key for every door and a rolled newspaper for the rest.",
    "source": "reconstructed"
  },
  {
    "id": "humans-exterminator",
    "species": "humans",
    "rank": 3,
    "name": "Exterminator",
    "count": 3,
    "foodCost": 6,
    "dice": 4,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "needsOpponent",
      "min": 1
    },
    "text": "Breed only where at least one opposing pest is present.",
    "clauses": [
      "NYC-CARD-03"
    ],
    "flavor": "No call-outs without an infestation.",
    "source": "reconstructed"
  },
  {
    "id": "rats-alley-rat",
    "species": "rats",
    "rank": 1,
    "name": "Alley Rat",
    "count": 8,
    "foodCost": 1,
    "dice": 1,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-04"
    ],
    "flavor": "Knows what night the bins go out.",
    "source": "reconstructed"
  },
  {
    "id": "rats-subway-rat",
    "species": "rats",
    "rank": 2,
    "name": "Subway Rat",
    "count": 5,
    "foodCost": 2,
    "dice": 3,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-05"
    ],
    "flavor": "Rides free, gets a seat.",
    "source": "reconstructed"
  },
  {
    "id": "rats-rat-king",
    "species": "rats",
    "rank": 3,
    "name": "Rat King",
    "count": 3,
    "foodCost": 3,
    "dice": 5,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "needsOwn",
      "min": 2
    },
    "text": "Breed only where you already have at least two pests.",
    "clauses": [
      "NYC-CARD-06"
    ],
    "flavor": "One knot, many tails, no manners.",
    "source": "reconstructed"
  },
  {
    "id": "pigeons-street-pigeon",
    "species": "pigeons",
    "rank": 1,
    "name": "Street Pigeon",
    "count": 8,
    "foodCost": 1,
    "dice": 1,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-07"
    ],
    "flavor": "Has never once been afraid of a bicycle.",
    "source": "reconstructed"
  },
  {
    "id": "pigeons-rooftop-homer",
    "species": "pigeons",
    "rank": 2,
    "name": "Rooftop Homer",
    "count": 5,
    "foodCost": 2,
    "dice": 3,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "ignoresLocation"
    },
    "text": "May breed at any location, even one closed to Pigeons.",
    "clauses": [
      "NYC-CARD-08"
    ],
    "flavor": "Always finds the way back, wherever back is.",
    "source": "reconstructed"
  },
  {
    "id": "pigeons-nesting-pair",
    "species": "pigeons",
    "rank": 3,
    "name": "Nesting Pair",
    "count": 3,
    "foodCost": 3,
    "dice": 2,
    "defenseBonus": 2,
    "breedingRule": {
      "type": "noOpponent"
    },
    "text": "Breed only where no opposing pest is present. +2 dice when defending.",
    "clauses": [
      "NYC-CARD-09"
    ],
    "flavor": "Two twigs, one air conditioner, home.",
    "source": "reconstructed"
  },
  {
    "id": "cockroaches-kitchen-roach",
    "species": "cockroaches",
    "rank": 1,
    "name": "Kitchen Roach",
    "count": 8,
    "foodCost": 1,
    "dice": 1,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "none"
    },
    "text": "",
    "clauses": [
      "NYC-CARD-10"
    ],
    "flavor": "The light went on. The light was ignored.",
    "source": "reconstructed"
  },
  {
    "id": "cockroaches-waterbug",
    "species": "cockroaches",
    "rank": 2,
    "name": "Waterbug",
    "count": 6,
    "foodCost": 2,
    "dice": 1,
    "defenseBonus": 1,
    "breedingRule": {
      "type": "none"
    },
    "text": "+1 die when defending.",
    "clauses": [
      "NYC-CARD-11"
    ],
    "flavor": "Landlords use the polite name.",
    "source": "reconstructed"
  },
  {
    "id": "cockroaches-egg-case",
    "species": "cockroaches",
    "rank": 3,
    "name": "Egg Case",
    "count": 2,
    "foodCost": 1,
    "dice": 2,
    "defenseBonus": 0,
    "breedingRule": {
      "type": "needsLocalFood",
      "min": 1
    },
    "text": "Breed only where there is unclaimed food, and pay with at least one unclaimed food of that location.",
    "clauses": [
      "NYC-CARD-12"
    ],
    "flavor": "Forty more where that came from.",
    "source": "reconstructed"
  }
] as const;
export const attackBonus = {
  "humans": {
    "rats": 1,
    "pigeons": 1,
    "cockroaches": 1
  },
  "rats": {
    "humans": 0,
    "pigeons": 1,
    "cockroaches": 0
  },
  "pigeons": {
    "humans": 1,
    "rats": 1,
    "cockroaches": 2
  },
  "cockroaches": {
    "humans": 1,
    "rats": 1,
    "pigeons": 2
  }
} as const;
export const attackBonusSource = "reconstructed" as const;
export const attackBonusClause = "NYC-FIGHT-18" as const;
export const breedingRuleTypes = {
  "none": "NYC-BRULE-01",
  "needsOpponent": "NYC-BRULE-02",
  "needsOwn": "NYC-BRULE-03",
  "ignoresLocation": "NYC-BRULE-04",
  "noOpponent": "NYC-BRULE-05",
  "needsLocalFood": "NYC-BRULE-06"
} as const;
export const locations = [
  {
    "id": "times-square",
    "index": 1,
    "name": "Times Square",
    "borough": "Manhattan",
    "x": 400,
    "y": 370,
    "foodDrawValue": 4,
    "breedingAllowed": [
      "humans",
      "rats",
      "pigeons",
      "cockroaches"
    ],
    "closedTo": [],
    "blurb": "Pretzels, crowds and overflowing bins.",
    "art": "neon billboards",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-02"
    ],
    "source": "reconstructed"
  },
  {
    "id": "central-park",
    "index": 2,
    "name": "Central Park",
    "borough": "Manhattan",
    "x": 480,
    "y": 200,
    "foodDrawValue": 3,
    "breedingAllowed": [
      "humans",
      "rats",
      "pigeons",
      "cockroaches"
    ],
    "closedTo": [],
    "blurb": "Picnics leave crumbs.",
    "art": "trees and a pond",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-03"
    ],
    "source": "reconstructed"
  },
  {
    "id": "chinatown",
    "index": 3,
    "name": "Chinatown",
    "borough": "Manhattan",
    "x": 510,
    "y": 540,
    "foodDrawValue": 3,
    "breedingAllowed": [
      "humans",
      "rats",
      "pigeons",
      "cockroaches"
    ],
    "closedTo": [],
    "blurb": "Market crates at every kerb.",
    "art": "lanterns and awnings",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-04"
    ],
    "source": "reconstructed"
  },
  {
    "id": "coney-island",
    "index": 4,
    "name": "Coney Island",
    "borough": "Brooklyn",
    "x": 660,
    "y": 880,
    "foodDrawValue": 2,
    "breedingAllowed": [
      "humans",
      "rats",
      "pigeons",
      "cockroaches"
    ],
    "closedTo": [],
    "blurb": "Hot dogs by the boardwalk.",
    "art": "wonder-wheel and roller-coaster",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-05"
    ],
    "source": "reconstructed"
  },
  {
    "id": "liberty-island",
    "index": 5,
    "name": "Liberty Island",
    "borough": "New York Harbor",
    "x": 190,
    "y": 600,
    "foodDrawValue": 1,
    "breedingAllowed": [
      "humans",
      "pigeons"
    ],
    "closedTo": [
      "rats",
      "cockroaches"
    ],
    "blurb": "Reached by ferry or by wing.",
    "art": "statue torch",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-06"
    ],
    "source": "reconstructed"
  },
  {
    "id": "newtown-creek",
    "index": 6,
    "name": "Newtown Creek Sewers",
    "borough": "Queens",
    "x": 770,
    "y": 360,
    "foodDrawValue": 2,
    "breedingAllowed": [
      "rats",
      "cockroaches"
    ],
    "closedTo": [
      "humans",
      "pigeons"
    ],
    "blurb": "Pipes, sludge and the dark.",
    "art": "outfall pipes",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-07"
    ],
    "source": "reconstructed"
  },
  {
    "id": "wall-street",
    "index": 7,
    "name": "Wall Street",
    "borough": "Manhattan",
    "x": 400,
    "y": 710,
    "foodDrawValue": 1,
    "breedingAllowed": [
      "humans",
      "rats"
    ],
    "closedTo": [
      "pigeons",
      "cockroaches"
    ],
    "blurb": "The rat race, literally.",
    "art": "columns and ticker",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-08"
    ],
    "source": "reconstructed"
  },
  {
    "id": "bushwick-rooftops",
    "index": 8,
    "name": "Bushwick Rooftops",
    "borough": "Brooklyn",
    "x": 840,
    "y": 600,
    "foodDrawValue": 1,
    "breedingAllowed": [
      "pigeons",
      "cockroaches"
    ],
    "closedTo": [
      "humans",
      "rats"
    ],
    "blurb": "Coops, tar paper and water towers.",
    "art": "water tower and coop",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-09"
    ],
    "source": "reconstructed"
  },
  {
    "id": "co-op-city",
    "index": 9,
    "name": "Co-op City",
    "borough": "The Bronx",
    "x": 790,
    "y": 110,
    "foodDrawValue": 2,
    "breedingAllowed": [
      "humans",
      "cockroaches"
    ],
    "closedTo": [
      "rats",
      "pigeons"
    ],
    "blurb": "Thirty-five towers of warm kitchens.",
    "art": "apartment towers",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-10"
    ],
    "source": "reconstructed"
  },
  {
    "id": "fresh-kills",
    "index": 10,
    "name": "Fresh Kills",
    "borough": "Staten Island",
    "x": 150,
    "y": 855,
    "foodDrawValue": 2,
    "breedingAllowed": [
      "rats",
      "pigeons"
    ],
    "closedTo": [
      "humans",
      "cockroaches"
    ],
    "blurb": "The old landfill, still delicious.",
    "art": "landfill mounds",
    "clauses": [
      "NYC-LOC-01",
      "NYC-LOC-11"
    ],
    "source": "reconstructed"
  }
] as const;
export const setups = [
  {
    "players": 4,
    "speciesInPlay": "all",
    "locations": 10,
    "source": "reconstructed"
  },
  {
    "players": 3,
    "speciesInPlay": "any three",
    "locations": 7,
    "source": "reconstructed"
  },
  {
    "players": 2,
    "speciesInPlay": "any two",
    "locations": 5,
    "source": "reconstructed"
  }
] as const;
export const locationSelection = {
  "rule": "keep a location when it is open to all four species, or when every species in its breedingAllowed list is in play; leave the others in the box",
  "clause": "NYC-SETUP-03",
  "source": "reconstructed"
} as const;
export const tieBreaks = [
  {
    "order": 1,
    "id": "locationsInfested",
    "source": "rulebook"
  },
  {
    "order": 2,
    "id": "locationsOccupied",
    "source": "rulebook"
  },
  {
    "order": 3,
    "id": "pestsInDeck",
    "source": "rulebook"
  },
  {
    "order": 4,
    "id": "rollOff10d6",
    "source": "rulebook"
  }
] as const;
export const tokens = [
  {
    "id": "die",
    "name": "six-sided die",
    "count": 20,
    "note": "10 for each side of a fight",
    "source": "reconstructed"
  }
] as const;
export const decor = {
  "note": "Pure decoration: no rules effect. Every location is reachable from every other one (NYC-MOVE-02). All lines run in steps of 45 degrees, as on a subway map; draw corners rounded (radius about 18).",
  "source": "reconstructed",
  "boroughs": [
    {
      "id": "bronx",
      "name": "The Bronx",
      "polygon": [
        [
          620,
          20
        ],
        [
          920,
          20
        ],
        [
          945,
          45
        ],
        [
          945,
          160
        ],
        [
          905,
          200
        ],
        [
          690,
          200
        ],
        [
          620,
          130
        ]
      ],
      "label": [
        790,
        43
      ],
      "labelAngle": 0
    },
    {
      "id": "manhattan",
      "name": "Manhattan",
      "polygon": [
        [
          470,
          95
        ],
        [
          560,
          95
        ],
        [
          605,
          140
        ],
        [
          605,
          600
        ],
        [
          490,
          715
        ],
        [
          490,
          775
        ],
        [
          455,
          810
        ],
        [
          345,
          810
        ],
        [
          310,
          775
        ],
        [
          310,
          330
        ],
        [
          390,
          250
        ],
        [
          390,
          175
        ]
      ],
      "label": [
        348,
        560
      ],
      "labelAngle": -90
    },
    {
      "id": "queens",
      "name": "Queens",
      "polygon": [
        [
          710,
          250
        ],
        [
          900,
          250
        ],
        [
          975,
          325
        ],
        [
          975,
          455
        ],
        [
          930,
          500
        ],
        [
          700,
          500
        ],
        [
          655,
          455
        ],
        [
          655,
          305
        ]
      ],
      "label": [
        905,
        480
      ],
      "labelAngle": 0
    },
    {
      "id": "brooklyn",
      "name": "Brooklyn",
      "polygon": [
        [
          700,
          520
        ],
        [
          940,
          520
        ],
        [
          975,
          555
        ],
        [
          975,
          720
        ],
        [
          765,
          930
        ],
        [
          765,
          960
        ],
        [
          740,
          985
        ],
        [
          570,
          985
        ],
        [
          545,
          960
        ],
        [
          545,
          780
        ],
        [
          655,
          670
        ],
        [
          655,
          565
        ]
      ],
      "label": [
        745,
        715
      ],
      "labelAngle": 0
    },
    {
      "id": "staten-island",
      "name": "Staten Island",
      "polygon": [
        [
          60,
          750
        ],
        [
          225,
          750
        ],
        [
          265,
          790
        ],
        [
          265,
          915
        ],
        [
          205,
          975
        ],
        [
          60,
          975
        ],
        [
          30,
          945
        ],
        [
          30,
          780
        ]
      ],
      "label": [
        134,
        965
      ],
      "labelAngle": 0
    },
    {
      "id": "liberty",
      "name": "Liberty Island",
      "polygon": [
        [
          140,
          520
        ],
        [
          240,
          520
        ],
        [
          285,
          565
        ],
        [
          285,
          665
        ],
        [
          240,
          710
        ],
        [
          140,
          710
        ],
        [
          95,
          665
        ],
        [
          95,
          565
        ]
      ]
    }
  ],
  "subwayLines": [
    {
      "id": "red",
      "color": "#EE352E",
      "points": [
        [
          790,
          110
        ],
        [
          570,
          110
        ],
        [
          480,
          200
        ],
        [
          480,
          290
        ],
        [
          400,
          370
        ],
        [
          400,
          710
        ]
      ],
      "stops": [
        "co-op-city",
        "central-park",
        "times-square",
        "wall-street"
      ]
    },
    {
      "id": "yellow",
      "color": "#FCCC0A",
      "points": [
        [
          400,
          370
        ],
        [
          470,
          370
        ],
        [
          510,
          410
        ],
        [
          510,
          540
        ],
        [
          510,
          640
        ],
        [
          660,
          790
        ],
        [
          660,
          880
        ]
      ],
      "stops": [
        "times-square",
        "chinatown",
        "coney-island"
      ]
    },
    {
      "id": "purple",
      "color": "#B933AD",
      "points": [
        [
          480,
          200
        ],
        [
          610,
          200
        ],
        [
          770,
          360
        ]
      ],
      "stops": [
        "central-park",
        "newtown-creek"
      ]
    },
    {
      "id": "green",
      "color": "#6CBE45",
      "points": [
        [
          770,
          360
        ],
        [
          770,
          460
        ],
        [
          840,
          530
        ],
        [
          840,
          600
        ]
      ],
      "stops": [
        "newtown-creek",
        "bushwick-rooftops"
      ]
    },
    {
      "id": "grey",
      "color": "#A7A9AC",
      "points": [
        [
          510,
          540
        ],
        [
          690,
          540
        ],
        [
          750,
          600
        ],
        [
          840,
          600
        ]
      ],
      "stops": [
        "chinatown",
        "bushwick-rooftops"
      ]
    },
    {
      "id": "orange",
      "color": "#FF6319",
      "points": [
        [
          840,
          600
        ],
        [
          840,
          700
        ],
        [
          660,
          880
        ]
      ],
      "stops": [
        "bushwick-rooftops",
        "coney-island"
      ]
    }
  ],
  "ferry": {
    "color": "#9FC5E8",
    "dashed": true,
    "points": [
      [
        400,
        710
      ],
      [
        310,
        710
      ],
      [
        296,
        696
      ],
      [
        296,
        614
      ],
      [
        282,
        600
      ],
      [
        190,
        600
      ],
      [
        190,
        775
      ],
      [
        150,
        815
      ],
      [
        150,
        855
      ]
    ],
    "stops": [
      "wall-street",
      "liberty-island",
      "fresh-kills"
    ]
  },
  "plaque": {
    "w": 150,
    "h": 120,
    "labelBelow": 22,
    "note": "nominal size of a location plaque centred on x, y; name written underneath; at this size no two plaques with names overlap"
  },
  "pileArea": {
    "x": 165,
    "y": 165,
    "w": 250,
    "h": 230,
    "note": "water area for the Master Food deck and the Poison pile"
  },
  "legendArea": {
    "x": 405,
    "y": 915,
    "w": 230,
    "h": 110,
    "note": "free water for a legend or compass"
  }
} as const;
export const options = [
  {
    "id": "species",
    "perSeat": true,
    "values": [
      "random",
      "humans",
      "rats",
      "pigeons",
      "cockroaches"
    ],
    "default": "random",
    "distinct": true,
    "clauses": [
      "NYC-SETUP-01",
      "NYC-SETUP-02"
    ],
    "label": "Species",
    "text": "Each seat chooses a species that nobody else has, or leaves it to chance; setup draws the random ones.",
    "source": "reconstructed"
  },
  {
    "id": "lastCall",
    "values": [
      false,
      true
    ],
    "default": false,
    "clauses": [
      "NYC-OPT-01",
      "NYC-OPT-02",
      "NYC-OPT-03",
      "NYC-OPT-04",
      "NYC-OPT-05"
    ],
    "label": "Last call",
    "text": "After the turn that empties the deck, every other player takes one reply turn (breed and fight only).",
    "source": "reconstructed"
  },
  {
    "id": "slowFinish",
    "values": [
      false,
      true
    ],
    "default": false,
    "deckShareAtMost": 0.25,
    "limit": 5,
    "clauses": [
      "NYC-OPT-01",
      "NYC-OPT-06",
      "NYC-OPT-07"
    ],
    "label": "Slow finish",
    "text": "While a quarter or less of the starting deck is left, nobody may draw more than 5 cards in a turn.",
    "source": "reconstructed"
  },
  {
    "id": "wholeDeck",
    "values": [
      false,
      true
    ],
    "default": false,
    "clauses": [
      "NYC-OPT-01",
      "NYC-OPT-08"
    ],
    "label": "Whole deck",
    "text": "With two or three players too, the Master Food deck is the full 60 Food and 40 Poison.",
    "source": "reconstructed"
  },
  {
    "id": "lastMove",
    "values": [
      false,
      true
    ],
    "default": false,
    "clauses": [
      "NYC-OPT-01",
      "NYC-OPT-09",
      "NYC-OPT-10"
    ],
    "label": "Last move",
    "text": "The turn that draws the last card has a Move Phase like any other turn.",
    "source": "reconstructed"
  }
] as const;
