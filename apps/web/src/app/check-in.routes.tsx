import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { readLetterCode } from "./search-params.ts";
import { strictSearch } from "./strict-search.ts";

const checkInRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/check-in",
  // Under the name of the event's home, which whoever runs or scores the event may open: the seed names no page for this.
  staticData: { name: "event-manage", needsSignIn: true, isKept: true },
  validateSearch: strictSearch(readLetterCode),
  ...manageTitle("check_in_title"),
  component: lazyRouteComponent(async () => {
    const { CheckInPage } = await import("../features/check-in/CheckInPage.tsx");
    return {
      default: function EventCheckInPage() {
        const { eventUrl } = checkInRoute.useParams();
        const { code } = checkInRoute.useSearch();
        const navigate = checkInRoute.useNavigate();
        return (
          <CheckInPage
            eventUrl={eventUrl}
            code={code}
            onCodeTaken={() => void navigate({ search: {}, replace: true })}
          />
        );
      },
    };
  }),
});

export const checkInRoutes = [checkInRoute] as const;
