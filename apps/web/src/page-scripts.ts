/**
 * What each public page needs besides the first script, by the router's path. The page's HTML names these, so that the
 * browser fetches them beside the first script and not after it.
 */
export const pageScripts: Readonly<Record<string, readonly string[]>> = {
  "/events": ["src/app/load/load-events.ts", "src/features/event/public/EventListPage.tsx"],
  "/events/$eventUrl/": [
    "src/features/event/public/AboutPage.tsx",
    "src/features/event-species/public/CatchList.tsx",
  ],
  "/events/$eventUrl/sectors": ["src/app/load/load-sectors.ts", "src/features/sector/public/SectorsPage.tsx"],
  "/events/$eventUrl/sessions": [
    "src/app/load/load-sessions.ts",
    "src/features/session/public/SessionsPage.tsx",
  ],
  "/events/$eventUrl/groups": [
    "src/app/load/load-groups.ts",
    "src/features/angler/angler.queries.ts",
    "src/features/group/group.queries.ts",
    "src/features/draw/draw-run.queries.ts",
    "src/features/group/public/GroupsPage.tsx",
    "src/features/draw/public/GroupDrawSeal.tsx",
  ],
  "/events/$eventUrl/rotations": [
    "src/app/load/load-rotations.ts",
    "src/features/rotation/public/RotationsPage.tsx",
  ],
  "/events/$eventUrl/anglers": ["src/app/load/load-anglers.ts", "src/features/angler/public/AnglersPage.tsx"],
  "/events/$eventUrl/teams": ["src/app/load/load-teams.ts", "src/app/pages/EventTeamsPage.tsx"],
  "/events/$eventUrl/registrations": [
    "src/app/load/load-registrations.ts",
    "src/features/registration/public/RegistrationsPage.tsx",
  ],
  "/events/$eventUrl/registrations/reply": ["src/features/registration/reply/ReplyPage.tsx"],
  "/events/$eventUrl/draws": [
    "src/app/load/load-draws.ts",
    "src/features/draw/draw.queries.ts",
    "src/features/draw/draw-run.queries.ts",
    "src/features/draw/public/DrawsPage.tsx",
  ],
  "/events/$eventUrl/draws/anglers/$anglerId": ["src/app/load/load-angler-days.ts"],
  "/events/$eventUrl/draws/check": [
    "src/app/load/load-check.ts",
    "src/features/draw/draw-run.queries.ts",
    "src/features/draw/public/CheckPage.tsx",
  ],
  "/events/$eventUrl/draws/ceremony": [
    "src/app/load/load-ceremony.ts",
    "src/features/draw/ceremony/ceremony.queries.ts",
    "src/features/sector/sector.queries.ts",
    "src/features/session/session.queries.ts",
    "src/features/draw/ceremony/CeremonyPage.tsx",
  ],
  "/events/$eventUrl/draws/pdf": [
    "src/app/load/load-papers.ts",
    "src/features/draw/draw-run.queries.ts",
    "src/features/draw/paper/paper.queries.ts",
    "src/features/draw/paper/PapersPage.tsx",
  ],
  "/events/$eventUrl/scores": [
    "src/app/load/load-scores.ts",
    "src/features/session/session.queries.ts",
    "src/features/score/score.queries.ts",
    "src/features/score/public/ScoresPage.tsx",
  ],
  "/events/$eventUrl/results": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/ResultsPage.tsx",
  ],
  "/events/$eventUrl/results/sectors": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/SectorResultsPage.tsx",
  ],
  "/events/$eventUrl/results/$sessionNumber": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/SessionResultsPage.tsx",
  ],
  "/events/$eventUrl/results/species": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/SpeciesPage.tsx",
  ],
  "/events/$eventUrl/results/anglers/$anglerId": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/WholeResultPages.tsx",
  ],
  "/events/$eventUrl/results/teams/$teamId": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/WholeResultPages.tsx",
  ],
  "/events/$eventUrl/results/versions": [
    "src/app/load/load-results.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/public/VersionsPage.tsx",
  ],
  "/events/$eventUrl/results/pdf": [
    "src/app/load/load-result-papers.ts",
    "src/features/result/result.queries.ts",
    "src/features/result/paper/result-paper.queries.ts",
    "src/features/result/paper/ResultPapersPage.tsx",
  ],
  "/events/$eventUrl/protests": [
    "src/app/load/load-protests.ts",
    "src/features/protest/protest.queries.ts",
    "src/features/session/session.queries.ts",
    "src/features/protest/public/ProtestsPage.tsx",
  ],
  "/events/$eventUrl/rules": ["src/app/load/load-rules.ts", "src/features/ruleset/public/EventRulesPage.tsx"],
  "/series": [
    "src/app/load/load-series.ts",
    "src/features/series/series.queries.ts",
    "src/features/series/public/SeriesListPage.tsx",
  ],
  "/series/$seriesUrl": [
    "src/app/load/load-series.ts",
    "src/features/series/series.queries.ts",
    "src/features/series/public/SeriesPage.tsx",
  ],
  "/series/$seriesUrl/records": [
    "src/app/load/load-series.ts",
    "src/features/series/series.queries.ts",
    "src/features/series/public/RecordsPage.tsx",
  ],
  "/people/$personUrl": ["src/app/load/load-person.ts", "src/features/person/public/PersonPage.tsx"],
  "/pass": ["src/app/load/load-pass.ts", "src/features/score/controller/ControllerPage.tsx"],
  "/receipt": ["src/app/load/load-pass.ts", "src/features/score/receipt/ReceiptPage.tsx"],
  "/invitation": ["src/app/load/load-pass.ts", "src/features/security/account/InvitationLinkPage.tsx"],
  "/access": ["src/app/pages/AccessPage.tsx"],
  "/login": ["src/features/user/sign-in/LoginPage.tsx"],
  "/signup": ["src/features/user/sign-in/SignupPage.tsx"],
  "/forgot-password": ["src/features/user/sign-in/ForgotPasswordPage.tsx"],
};
