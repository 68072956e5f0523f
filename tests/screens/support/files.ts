const waitedFor = new Set<Promise<unknown>>();

/** Counts a file of the site as being loaded until it has come, or never will. */
export function coming<File>(file: Promise<File>): Promise<File> {
  waitedFor.add(file);
  const done = () => waitedFor.delete(file);
  file.then(done, done);
  return file;
}

/** Whether files that a screen has asked for are on their way. */
export const isLoadingFiles = () => waitedFor.size > 0;
