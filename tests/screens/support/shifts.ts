type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Watches how much of the window moves from now on without a touch, as browsers reckon it: 1 is all of it, once. */
export function watchShifts() {
  let sum = 0;
  const add = (shifts: PerformanceEntry[]) => {
    for (const { value, hadRecentInput } of shifts as Shift[]) if (!hadRecentInput) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return {
    /** The sum, once what is drawn by now has been painted. */
    end: async () => {
      await painted();
      add(observer.takeRecords());
      observer.disconnect();
      return sum;
    },
  };
}

/** Once what is drawn by now is on the screen. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
