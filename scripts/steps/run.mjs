import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a program to its end and resolves with its exit code and what it printed.
 * With `show`, it prints straight to our own terminal instead.
 */
export function run(program, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    const release = passSignalsTo(child);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      release();
      resolve({ code: code ?? `ended by ${signal}`, output });
    });
  });
}

/** Whoever ends us ends what we run too: an npm left behind would go on writing into node_modules. */
export function passSignalsTo(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return () => signals.forEach((signal) => process.off(signal, pass));
}

/** Runs one of our own Node.js programs; no shell, no .cmd wrappers, the same on every platform. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options);
}

/** Runs npm: the one that called us when there is one, so that no second copy is looked up. */
export function runNpm(args, options = {}) {
  const caller = process.env.npm_execpath;
  return caller?.endsWith("npm-cli.js") ? runNode(caller, args, options) : run("npm", args, options);
}
