import type { MeasuredTo } from "@tightlines/domain/species/measured-to";
import { type Kysely, sql } from "kysely";

type StarterSpecies = readonly [
  name: string,
  latinName: string,
  code: string,
  minLengthMm: number | null,
  measuredTo: MeasuredTo,
];

/**
 * What people compete for, so that a new installation has a list to choose from. Minimum lengths are what
 * competitions and most waters ask; an event sets its own. Null where every fish counts. The data stands in
 * the migration, not beside it: what was inserted must never change with a later edit.
 */
export const starterSpecies: readonly StarterSpecies[] = [
  // Trout, salmon and grayling
  ["Brown trout", "Salmo trutta", "BTR", 250, "tail"],
  ["Sea trout", "Salmo trutta trutta", "STR", 400, "tail"],
  ["Marble trout", "Salmo marmoratus", "MTR", 400, "tail"],
  ["Rainbow trout", "Oncorhynchus mykiss", "RTR", 250, "tail"],
  ["Brook trout", "Salvelinus fontinalis", "BRK", 250, "tail"],
  ["Lake trout", "Salvelinus namaycush", "LTR", 380, "tail"],
  ["Arctic char", "Salvelinus alpinus", "ACH", 250, "tail"],
  ["Atlantic salmon", "Salmo salar", "SAL", 600, "tail"],
  ["Chinook salmon", "Oncorhynchus tshawytscha", "CHK", 600, "tail"],
  ["Coho salmon", "Oncorhynchus kisutch", "COH", 400, "tail"],
  ["Huchen", "Hucho hucho", "HUC", 700, "tail"],
  ["European grayling", "Thymallus thymallus", "GRY", 300, "tail"],
  ["European whitefish", "Coregonus lavaretus", "WHF", 300, "tail"],
  // Coarse fish
  ["Common carp", "Cyprinus carpio", "CRP", 350, "tail"],
  ["Crucian carp", "Carassius carassius", "CRU", null, "tail"],
  ["Prussian carp", "Carassius gibelio", "PRC", null, "tail"],
  ["Grass carp", "Ctenopharyngodon idella", "GRC", null, "tail"],
  ["Silver carp", "Hypophthalmichthys molitrix", "SLC", null, "tail"],
  ["Tench", "Tinca tinca", "TEN", 250, "tail"],
  ["Common bream", "Abramis brama", "BRM", null, "tail"],
  ["Silver bream", "Blicca bjoerkna", "SBM", null, "tail"],
  ["Roach", "Rutilus rutilus", "ROA", null, "tail"],
  ["Rudd", "Scardinius erythrophthalmus", "RUD", null, "tail"],
  ["Chub", "Squalius cephalus", "CHB", 250, "tail"],
  ["Common dace", "Leuciscus leuciscus", "DAC", null, "tail"],
  ["Ide", "Leuciscus idus", "IDE", 250, "tail"],
  ["Asp", "Leuciscus aspius", "ASP", 400, "tail"],
  ["Barbel", "Barbus barbus", "BRB", 400, "tail"],
  ["Nase", "Chondrostoma nasus", "NAS", 300, "tail"],
  ["Vimba bream", "Vimba vimba", "VIM", 250, "tail"],
  ["Bleak", "Alburnus alburnus", "BLK", null, "tail"],
  ["Gudgeon", "Gobio gobio", "GUD", null, "tail"],
  ["Ruffe", "Gymnocephalus cernua", "RUF", null, "tail"],
  ["Burbot", "Lota lota", "BUR", 300, "tail"],
  ["European eel", "Anguilla anguilla", "EEL", 450, "tail"],
  // Freshwater predators
  ["Northern pike", "Esox lucius", "PIK", 500, "tail"],
  ["Muskellunge", "Esox masquinongy", "MSK", 760, "tail"],
  ["Zander", "Sander lucioperca", "ZAN", 450, "tail"],
  ["Walleye", "Sander vitreus", "WAL", 380, "tail"],
  ["European perch", "Perca fluviatilis", "PER", null, "tail"],
  ["Yellow perch", "Perca flavescens", "YPR", null, "tail"],
  ["Wels catfish", "Silurus glanis", "WEL", 700, "tail"],
  ["Channel catfish", "Ictalurus punctatus", "CCT", 300, "tail"],
  ["Blue catfish", "Ictalurus furcatus", "BCT", 300, "tail"],
  ["Flathead catfish", "Pylodictis olivaris", "FCT", 380, "tail"],
  ["Largemouth bass", "Micropterus salmoides", "LMB", 305, "tail"],
  ["Smallmouth bass", "Micropterus dolomieu", "SMB", 305, "tail"],
  ["Spotted bass", "Micropterus punctulatus", "SPB", 305, "tail"],
  ["Striped bass", "Morone saxatilis", "STB", 710, "tail"],
  ["Black crappie", "Pomoxis nigromaculatus", "BCR", 230, "tail"],
  ["White crappie", "Pomoxis annularis", "WCR", 230, "tail"],
  ["Bluegill", "Lepomis macrochirus", "BLG", null, "tail"],
  ["Barramundi", "Lates calcarifer", "BAR", 550, "tail"],
  ["Murray cod", "Maccullochella peelii", "MCD", 550, "tail"],
  ["Tigerfish", "Hydrocynus vittatus", "TIG", null, "fork"],
  // Round fish of the shore and the inshore boat
  ["European seabass", "Dicentrarchus labrax", "BSS", 420, "tail"],
  ["Atlantic cod", "Gadus morhua", "COD", 350, "tail"],
  ["Haddock", "Melanogrammus aeglefinus", "HAD", 300, "tail"],
  ["Pollack", "Pollachius pollachius", "POL", 300, "tail"],
  ["Saithe", "Pollachius virens", "SAI", 350, "tail"],
  ["Whiting", "Merlangius merlangus", "WHG", 270, "tail"],
  ["Pouting", "Trisopterus luscus", "PTG", null, "tail"],
  ["Ling", "Molva molva", "LNG", 630, "tail"],
  ["Atlantic mackerel", "Scomber scombrus", "MAC", 300, "tail"],
  ["Atlantic herring", "Clupea harengus", "HER", 200, "tail"],
  ["Garfish", "Belone belone", "GAR", null, "tail"],
  ["Gilthead seabream", "Sparus aurata", "GSB", 200, "tail"],
  ["White seabream", "Diplodus sargus", "WSB", 230, "tail"],
  ["Black seabream", "Spondyliosoma cantharus", "BSB", 230, "tail"],
  ["Ballan wrasse", "Labrus bergylta", "BWR", null, "tail"],
  ["Tub gurnard", "Chelidonichthys lucerna", "TGN", 250, "tail"],
  ["Thicklip grey mullet", "Chelon labrosus", "MUL", 300, "tail"],
  ["European conger", "Conger conger", "CON", 580, "tail"],
  ["Red drum", "Sciaenops ocellatus", "RDR", 460, "tail"],
  ["Common snook", "Centropomus undecimalis", "SNK", 710, "tail"],
  ["Australasian snapper", "Chrysophrys auratus", "SNP", 300, "fork"],
  // Flatfish
  ["European plaice", "Pleuronectes platessa", "PLA", 270, "tail"],
  ["European flounder", "Platichthys flesus", "FLO", 250, "tail"],
  ["Common dab", "Limanda limanda", "DAB", 200, "tail"],
  ["Common sole", "Solea solea", "SOL", 240, "tail"],
  ["Turbot", "Scophthalmus maximus", "TUR", 300, "tail"],
  ["Brill", "Scophthalmus rhombus", "BRI", 300, "tail"],
  ["Atlantic halibut", "Hippoglossus hippoglossus", "HAL", 840, "tail"],
  // Sharks and rays
  ["Starry smooth-hound", "Mustelus asterias", "SMH", null, "tail"],
  ["Tope", "Galeorhinus galeus", "TOP", null, "tail"],
  ["Small-spotted catshark", "Scyliorhinus canicula", "CSH", null, "tail"],
  ["Spurdog", "Squalus acanthias", "SPD", null, "tail"],
  ["Thornback ray", "Raja clavata", "THR", 300, "wing"],
  ["Blonde ray", "Raja brachyura", "BLR", 300, "wing"],
  ["Spotted ray", "Raja montagui", "SPR", 300, "wing"],
  ["Undulate ray", "Raja undulata", "UNR", 300, "wing"],
  ["Common stingray", "Dasyatis pastinaca", "STG", null, "wing"],
  // Big game and warm water
  ["Atlantic bluefin tuna", "Thunnus thynnus", "BFT", 1150, "fork"],
  ["Yellowfin tuna", "Thunnus albacares", "YFT", 690, "fork"],
  ["Bigeye tuna", "Thunnus obesus", "BET", 690, "fork"],
  ["Atlantic bonito", "Sarda sarda", "BON", 250, "fork"],
  ["Blue marlin", "Makaira nigricans", "BUM", 2510, "fork"],
  ["Black marlin", "Istiompax indica", "BLM", null, "fork"],
  ["Striped marlin", "Kajikia audax", "STM", null, "fork"],
  ["White marlin", "Kajikia albida", "WHM", 1680, "fork"],
  ["Sailfish", "Istiophorus platypterus", "SLF", 1600, "fork"],
  ["Swordfish", "Xiphias gladius", "SWO", 1190, "fork"],
  ["Mahi-mahi", "Coryphaena hippurus", "MAH", 510, "fork"],
  ["Wahoo", "Acanthocybium solandri", "WAH", null, "fork"],
  ["Greater amberjack", "Seriola dumerili", "AMB", 860, "fork"],
  ["Yellowtail amberjack", "Seriola lalandi", "YTK", 650, "fork"],
  ["Giant trevally", "Caranx ignobilis", "GTR", null, "fork"],
  ["Cobia", "Rachycentron canadum", "COB", 840, "fork"],
  ["Atlantic tarpon", "Megalops atlanticus", "TAR", null, "fork"],
  ["Bonefish", "Albula vulpes", "BNF", null, "fork"],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = starterSpecies.map(
    ([name, latinName, code, minLengthMm, measuredTo]) =>
      sql`(${name}, ${latinName}, ${code}, ${minLengthMm}::integer, ${measuredTo})`,
  );
  await sql`
    insert into species (name, latin_name, code, default_min_length_mm, measured_to) values ${sql.join(rows)}
  `.execute(db);
}
