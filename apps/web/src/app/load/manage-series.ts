/** The pages of those who make series, in one script: the first one names each script that it may fetch. */
export { AddSeriesPage } from "../../features/series/manage/AddSeriesPage.tsx";
export { EditSeriesPage } from "../../features/series/manage/EditSeriesPage.tsx";
export { SeasonPeoplePage } from "../../features/series/manage/SeasonPeoplePage.tsx";
