import type { Settings } from "@tightlines/api/platform/settings/settings";
import { StartupError } from "@tightlines/api/platform/startup-error";
import type { FastifyInstance } from "fastify";

/** Opens the port, and says in a sentence when that cannot be done. Answers where people find the product. */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new StartupError(
        `Port ${port} is in use: stop the other program, or choose another port, e.g. PORT=${port + 1}.`,
      );
    }
    if (code === "EACCES")
      throw new StartupError(`Port ${port} may not be opened by this user: choose one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartupError(`The setting HOST is wrong: this machine has no address "${host}".`);
    throw error;
  }
  return publicUrl;
}
