/** A sample of a metric, as Prometheus reads it. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The samples of a scrape. */
export function samplesOf(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [series = '', value] = line.split(/ (?=\S+$)/);
      const [name = '', labels = ''] = series.split(/[{}]/);
      const pairs = labels.split('",').map((pair) => pair.replace(/"$/, '').split('="'));
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

/** Sum of the samples of a metric that have these labels, among others; undefined if there is none. */
export function sumOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const found = samplesOf(text).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
