import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

/** Our packages are ES modules with `exports`: neither `require` nor a resolution without `exports` can reach them. */
const UNSUPPORTED = new Set<string>(['node10', 'node16-cjs'])

/** What "Are the types wrong" finds in a packed package. */
export async function typesProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball))
  if (!result.types) return ['no types at all']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && UNSUPPORTED.has(problem.resolutionKind)))
    .map(({ kind, ...where }) => `${kind} ${placeOf(where)}`)
}

const placeOf = (where: object): string =>
  ['entrypoint', 'resolutionKind', 'fileName', 'typesFileName', 'resolutionOption', 'moduleSpecifier']
    .flatMap((key) => (key in where ? [String(where[key as keyof typeof where])] : []))
    .join(' ')
