import js from '@eslint/js'
import { createProjectGraphAsync } from '@nx/devkit'
import nx from '@nx/eslint-plugin'
import hooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import storybook from 'eslint-plugin-storybook'
import ts from 'typescript-eslint'
import { confinementRule, layerRule, testFiles } from './tools/boundaries/lint-rules.ts'
import { projectsOf } from './tools/boundaries/projects.ts'
import { requestSpread } from './tools/boundaries/request-spread.ts'

// The rule for layers reads the graph that Nx wrote last, and is silent where there is none: so write it first.
process.env.NX_DAEMON ??= 'false'
await createProjectGraphAsync({ exitOnError: false })

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Export by name: one thing, one name. Default exports are for screens, slots, orders, stories and configurations.',
}
const noStyleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy of cached pages refuses style attributes: use the css prop.',
}

const noLiteralSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression',
  message: 'Write the properties themselves; the formatter breaks the line.',
}

const noBriefWait = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length=1]',
  message: 'It gives up after a second, which a busy machine takes: name a timeout, or use waitFor or until.',
}

const noTimeOfLoad = {
  selector: [
    'VariableDeclarator[init.callee.name="useFeatureContext"] > ObjectPattern > Property[key.name="now"]',
    'MemberExpression[object.callee.name="useFeatureContext"][property.name="now"]',
  ].join(', '),
  message:
    'It stays what it was when the page was loaded, and a page stays open for days: use usePageMinute or useToday.',
}

const noLateCookie = {
  selector: 'AssignmentExpression[left.object.name="document"][left.property.name="cookie"]',
  message: 'Chrome stores it after the assignment, maybe after the next request: use writeCookie of the portal.',
}

const noSharedCompileCache = {
  selector: 'Identifier[name="enableCompileCache"]',
  message:
    'Its folder may belong to another account, whose code Node would run: use keepCompiledModules of the server.',
}

/** Everywhere. */
const restricted = [noLiteralSpread, noBriefWait, noTimeOfLoad, noLateCookie, noSharedCompileCache]

export default ts.config(
  {
    ignores: [
      '**/dist',
      '**/.nx',
      '**/.atrio',
      '**/coverage',
      '**/storybook-static',
      '**/test-results',
      '**/vite.config.*.timestamp*',
      'tools/generate/templates',
      // they belong to strangers, whose compilers check them
      'tools/publish/apps',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...storybook.configs['flat/recommended'],
  {
    rules: {
      // tsc says it, and knows more.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Catalogues are typed by `typeof import('./pt-BR.json')`.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Interfaces that libraries add to (messages, link roles) start empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    },
  },
  {
    // A pattern that takes more than linear time lets one long text stop the whole process.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'regexp/no-dupe-disjunctions': 'error',
    },
  },
  { files: ['{libs,apps/portal}/**/*.{ts,tsx}', '.storybook/**'], ...hooks.configs.flat.recommended },
  {
    // It takes a render prop that closes a popover on click for one that reads the ref while rendering.
    files: ['{libs,apps/portal}/**/*.{ts,tsx}'],
    rules: { 'react-hooks/refs': 'off' },
  },
  {
    files: ['{libs,apps}/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noStyleAttribute, ...restricted] },
  },
  {
    files: ['libs/ui/src/glass/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...restricted] },
  },
  {
    files: ['**/*.{screen,slot,stories}.tsx', '**/slots/*.tsx', '**/order/*-order.ts', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, ...restricted] },
  },
  // each rule's one exception
  ...[
    { file: 'apps/portal/src/write-cookie.ts', allowed: noLateCookie },
    { file: 'apps/server/src/runtime/compile-cache.ts', allowed: noSharedCompileCache },
  ].map(({ file, allowed }) => ({
    files: [file],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...restricted.filter((rule) => rule !== allowed)] },
  })),
  {
    files: ['{libs,apps}/*/src/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': layerRule(false) },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: testFiles,
    plugins: { atrio: { rules: { 'request-spread': requestSpread } } },
    rules: { 'atrio/request-spread': 'error' },
  },
  {
    // It runs every pattern on texts of any length, and reports as many faults as a body has.
    files: ['apps/server/src/**/*.ts'],
    ignores: [...testFiles, 'apps/server/src/content/format/schema-issues.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Value', property: 'Errors', message: 'Use validated() of http/field-errors.ts.' },
      ],
    },
  },
  { files: testFiles, rules: { '@nx/enforce-module-boundaries': layerRule(true) } },
  ...projectsOf(import.meta.dirname).map((project) => ({
    files: [`${project.folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': confinementRule(project) },
  })),
)
