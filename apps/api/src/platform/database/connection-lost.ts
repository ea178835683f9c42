/** Whether an error says that the database cannot be reached, and nothing about the query that met it. */
export function isConnectionLost(error: unknown): boolean {
  const {
    severity,
    syscall,
    message = "",
  } = Object(error) as {
    severity?: string;
    syscall?: string;
    message?: string;
  };
  // PostgreSQL ends a connection with FATAL; the driver and its pool know these sentences only.
  if (severity === "FATAL" || syscall === "connect") return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
    message,
  );
}
