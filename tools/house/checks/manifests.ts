export type Route = { id?: string; path: string; screen?: unknown; redirect?: unknown; children?: Route[] }
export type Manifest = { id: string; links?: object; routes: Route[] }

/** Parameter names do not matter: `/event/:id` equals `/event/:eventId`. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':').replace(/\/+/g, '/')

function flatRoutes(routes: Route[], parent = ''): Route[] {
  return routes.flatMap((route) => {
    const path = parent ? `${parent}/${route.path}` : route.path
    return [{ ...route, path }, ...flatRoutes(route.children ?? [], path)]
  })
}

function twice(what: string, entries: [name: string, owner: string][]): string[] {
  const owners = Map.groupBy(entries, ([name]) => name)
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${what} ${name}: ${all.map(([, owner]) => owner).join(' and ')}`)
}

/** A feature's frames may have a manifest without pages beside the whole one, under the same id. */
const isPartOf = (manifest: Manifest, all: Manifest[]) =>
  manifest.routes.length === 0 && all.some(({ id, routes }) => id === manifest.id && routes.length > 0)

/** What must be unique across features: ids, route ids, paths, link roles. */
export const manifestsAreUnique = (all: Manifest[]): string[] => {
  const manifests = all.filter((manifest) => !isPartOf(manifest, all))
  const routes = manifests.flatMap(({ id, routes: own }) => flatRoutes(own).map((route) => ({ owner: id, ...route })))
  return [
    ...twice(
      'feature',
      manifests.map(({ id }) => [id, id]),
    ),
    ...twice(
      'route id',
      routes.filter(({ id }) => id).map(({ id, owner }) => [id!, owner]),
    ),
    ...twice(
      'path',
      routes.filter(({ screen, redirect }) => screen ?? redirect).map(({ path, owner }) => [shapeOf(path), owner]),
    ),
    ...twice(
      'link',
      manifests.flatMap(({ id, links }) => Object.keys(links ?? {}).map((role): [string, string] => [role, id])),
    ),
  ]
}
