type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Fills a route's pattern: routes and links share one table, so they cannot differ. */
export const buildPath = <Path extends string>(
  pattern: Path,
  ...[params]: [ParamNames<Path>] extends [never] ? [] : [Record<ParamNames<Path>, string | number>]
): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  )
