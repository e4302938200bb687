export type Manifest = {
  name: string
  version: string
  license?: string
  repository?: { url?: string; directory?: string }
  publishConfig?: { access?: string; provenance?: boolean }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * What the linters of packages do not know: that our packages are public, come with a provenance, ask for one another by
 * the version they all have, and name one repository (docs/releasing.md).
 * @param published the manifests of all that is published
 */
export const manifestProblems = (published: readonly Manifest[]): string[] => {
  const names = new Set(published.map(({ name }) => name))
  const repository = published.find((manifest) => manifest.repository)?.repository?.url
  return published.flatMap((manifest) => {
    const ours = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(([name]) =>
      name.startsWith('@atrio/'),
    )
    const { access, provenance } = manifest.publishConfig ?? {}
    const directory = `libs/${manifest.name.replace('@atrio/', '')}`
    const named = manifest.repository
    return [
      manifest.license !== 'MIT' && 'license is not MIT',
      access !== 'public' && 'publishConfig.access is not public',
      provenance !== true && 'publishConfig.provenance is not true',
      repository !== named?.url && `repository is ${named?.url ?? 'missing'}, that of others ${repository}`,
      named && named.directory !== directory && `repository.directory is not ${directory}`,
      ...ours.flatMap(([name, range]) => [
        !names.has(name) && `asks for ${name}, which is not published`,
        range !== manifest.version && `asks for ${name} ${range}, and is ${manifest.version} itself`,
      ]),
    ].flatMap((problem) => (problem ? [`${manifest.name}: ${problem}`] : []))
  })
}
