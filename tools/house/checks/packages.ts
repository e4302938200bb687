export type Package = {
  folder: string
  isLibrary: boolean
  hasReadme: boolean
  manifest: {
    version: string
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
}

export const librariesExplainThemselves = (packages: Package[]): string[] =>
  packages.filter(({ isLibrary, hasReadme }) => isLibrary && !hasReadme).map(({ folder }) => `${folder}: no README.md`)

/** All packages carry one version and ask for one another at exactly that: two copies would break React contexts. */
export const versionsAreLockStep = (packages: Package[], version: string): string[] =>
  packages.flatMap(({ folder, manifest }) => [
    ...(manifest.version === version ? [] : [`${folder}: version ${manifest.version}, the others have ${version}`]),
    ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name, range]) => name.startsWith('@atrio/') && range !== version)
      .map(([name, range]) => `${folder}: asks for ${name} ${range} instead of ${version}`),
  ])
