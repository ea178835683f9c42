/** A call with a bearer token cannot be a plain link, so its answer is handed over as a file here. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
