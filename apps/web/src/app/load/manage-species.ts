/** The pages about species, in one script: the first one names each script that it may fetch. */
export { AddSpeciesPage } from "../../features/species/AddSpeciesPage.tsx";
export { EditSpeciesPage } from "../../features/species/EditSpeciesPage.tsx";
export { SpeciesListPage } from "../../features/species/SpeciesListPage.tsx";
