import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { repeated } from './content-kind.ts'
import { ContentError, type ContentIssue } from './format/content-issue.ts'
import { parseContent } from './format/content-document.ts'
import { organisationSchema, ORGANISATION_PATH, type OrganisationContent } from './kinds/organisation.kind.ts'
import { checkData, issueOf, loadChurch, type LoadedChurch, type LoadOptions } from './load-church.ts'
import { findChurches, readContentFile } from './read-folder.ts'

/** A content folder, read and validated as far as files allow. */
export interface LoadedContent {
  churches: LoadedChurch[]
  /** by slug */
  organisations: Map<string, OrganisationContent>
}

/**
 * Reads and validates a folder: one church's, or one with several churches in it.
 * @throws ContentError with all mistakes
 */
export const loadContent = async (folder: string, options: LoadOptions): Promise<LoadedContent> => {
  const places = await findChurches(folder)
  if (places.churches.length === 0)
    throw new ContentError([{ file: folder, line: 0, field: '', message: 'holds no church: igreja.json is missing' }])
  const issues: ContentIssue[] = []
  const churches: LoadedChurch[] = []
  for (const place of places.churches) {
    const outcome = await loadChurch(place, options)
    if ('issues' in outcome) issues.push(...outcome.issues)
    else churches.push(outcome.church)
  }
  // Beside a single church there may be organisations of other churches.
  const wanted = (slug: string) => !places.single || churches.some(({ content }) => content.organizacao === slug)
  const organisations = await loadOrganisations(places.organisationsRoot, wanted, options, issues)
  issues.push(...sharedNames(churches))
  if (issues.length > 0) throw new ContentError(issues)
  return { churches, organisations }
}

const loadOrganisations = async (
  root: string,
  wanted: (slug: string) => boolean,
  { now }: LoadOptions,
  issues: ContentIssue[],
): Promise<Map<string, OrganisationContent>> => {
  const organisations = new Map<string, OrganisationContent>()
  const names = await readdir(path.join(root, 'organizacoes')).catch(() => [])
  for (const file of names.map((name) => `organizacoes/${name}`).sort()) {
    const slug = ORGANISATION_PATH.exec(file)?.[1]
    if (slug === undefined || !wanted(slug)) continue
    const read = await readContentFile(path.join(root, file))
    if ('problem' in read) {
      issues.push({ file, line: 0, field: '', message: read.problem })
      continue
    }
    const parsed = parseContent(file, read.text)
    if ('issues' in parsed) {
      issues.push(...parsed.issues)
      continue
    }
    const context = { now, timeZone: 'UTC', pictureProblem: () => Promise.resolve(null) }
    const { data, problems } = await checkData({ schema: organisationSchema }, parsed.document.data, context)
    issues.push(...problems.map((problem) => issueOf(parsed.document, problem)))
    organisations.set(slug, data as OrganisationContent)
  }
  return organisations
}

/** Codes, slugs and hosts must be unique among churches. */
const sharedNames = (churches: readonly LoadedChurch[]): ContentIssue[] => {
  const names = churches.flatMap(({ content, issue }) => [
    { name: `code ${content.codigo}`, field: ['codigo'], issue },
    {
      name: `slug ${content.slug ?? content.codigo}`,
      field: content.slug === undefined ? ['codigo'] : ['slug'],
      issue,
    },
    ...(content.hosts ?? []).map((host, index) => ({ name: `host ${host}`, field: ['hosts', String(index)], issue })),
  ])
  return repeated(
    names,
    ({ name }) => name,
    (index) => [String(index)],
  ).flatMap(({ path: [index] }) => {
    const shared = names[Number(index)]
    return shared === undefined
      ? []
      : [shared.issue({ path: shared.field, message: `another church of this folder has the same ${shared.name}` })]
  })
}
