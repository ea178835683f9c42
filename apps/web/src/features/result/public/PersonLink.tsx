import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface PersonLinkProps {
  eventUrl: string;
  lists: "entries" | "teams";
  id: number;
  name: string;
  children?: ReactNode;
}

/** To the whole event of an angler or a team. */
export function PersonLink({ eventUrl, lists, id, name, children = name }: PersonLinkProps) {
  return lists === "teams" ? (
    <Link to="/events/$eventUrl/results/teams/$teamId" params={{ eventUrl, teamId: String(id) }}>
      {children}
    </Link>
  ) : (
    <Link to="/events/$eventUrl/results/anglers/$anglerId" params={{ eventUrl, anglerId: String(id) }}>
      {children}
    </Link>
  );
}
