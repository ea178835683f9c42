import type { TestProject } from "vitest/node";
import { provideServer } from "./test-server.ts";

export default (project: TestProject): Promise<() => Promise<void>> => provideServer(project, 15);
