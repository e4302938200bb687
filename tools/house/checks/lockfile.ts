export type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> }

const exact = /^\d+\.\d+\.\d+(?:[^\s\d]\S*)?$/

/** Where Node looks for a package, seen from the place of another in the tree. */
function placesOf(from: string, name: string): string[] {
  const nested = from.split('/node_modules/')
  const parents = nested.map((_, index) => nested.slice(0, nested.length - index).join('/node_modules/'))
  return [
    ...parents.map((parent) => (parent ? `${parent}/node_modules/${name}` : `node_modules/${name}`)),
    `node_modules/${name}`,
  ]
}

/**
 * Optional packages (mostly one per platform) that their owner asks for in a version that is not locked. npm drops a
 * version that the registry lacks from the lockfile without a word, and `npm ci` then fails for everybody.
 */
export const optionalPackagesAreLocked = (packages: Record<string, LockedPackage>): string[] =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        if (!exact.test(version)) return false
        const found = placesOf(place, name).find((candidate) => packages[candidate])
        return !found || packages[found]!.version !== version
      })
      .map(([name, version]) => `${place}: ${name} ${version} is not in the lockfile`),
  )
