import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { eventQuery } from "../features/event/event.queries.ts";
import { useApi } from "../lib/api/api.context.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";

const groupsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/groups",
  staticData: { name: "event-groups" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadGroups }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-groups.ts"),
    ]);
    return loadGroups({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(async () => {
    const [{ GroupsPage }, { GroupDrawSeal }] = await Promise.all([
      import("../features/group/public/GroupsPage.tsx"),
      import("../features/draw/public/GroupDrawSeal.tsx"),
    ]);
    return {
      default: function Groups() {
        const { eventUrl } = groupsRoute.useParams();
        const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
        return (
          <GroupsPage
            eventUrl={eventUrl}
            seal={event && <GroupDrawSeal eventUrl={eventUrl} timeZone={event.timeZone} />}
          />
        );
      },
    };
  }),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/groups",
  staticData: { name: "event-manage-group-list", needsSignIn: true },
  ...manageTitle("group_title"),
  component: managePage(() =>
    import("../features/group/manage/GroupListPage.tsx").then((page) => page.GroupListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/groups/add",
  staticData: { name: "event-manage-group-add", needsSignIn: true },
  ...manageTitle("group_add_title"),
  component: managePage(() =>
    import("../features/group/manage/AddGroupPage.tsx").then((page) => page.AddGroupPage),
  ),
});

const drawRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/groups/draw",
  staticData: { name: "event-manage-group-draw", needsSignIn: true },
  ...manageTitle("draw_groups_page"),
  component: managePage(() =>
    import("../features/draw/manage/GroupDrawPage.tsx").then((page) => page.GroupDrawPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/groups/$groupId/edit",
  staticData: { name: "event-manage-group-edit", needsSignIn: true },
  ...manageTitle("group_edit_page"),
  component: managePage(() =>
    import("../features/group/manage/EditGroupPage.tsx").then((page) => page.EditGroupPage),
  ),
});

export const groupRoutes = [groupsRoute] as const;
export const groupManageRoutes = [listRoute, addRoute, drawRoute, editRoute] as const;
