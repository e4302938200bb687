import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute and more, most of it waiting. Vitest begins with the largest files, and these are small. */
const LONGEST = [
  'generate.test.ts',
  'rough-chat.test.ts',
  'embedded.test.ts',
  'stock.test.ts',
  'watched-client.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(path.basename(moduleId))

/** Begins each project with its longest files: begun last, each would run alone while the other cores are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ])
  }
}
