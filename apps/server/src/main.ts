import { readSettings } from "@tightlines/api/platform/settings/settings";
import { StartupError } from "@tightlines/api/platform/startup-error";
import { adminCommand } from "./commands/admin.ts";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { demoCommand } from "./commands/demo.ts";
import { serveCommand } from "./commands/serve.ts";

const commands = {
  serve: serveCommand,
  admin: adminCommand,
  demo: demoCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

/** `main.js serve`, `main.js admin you@example.org`, `main.js backup file` … */
async function main([name = "serve", ...rest]: string[]): Promise<void> {
  const command = commands[name as keyof typeof commands];
  if (!command)
    throw new StartupError(`There is no command "${name}": use ${Object.keys(commands).join(", ")}.`);
  await command(readSettings(), rest);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const sentence =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
});
