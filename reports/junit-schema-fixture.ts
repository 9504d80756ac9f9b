/**
 * What Jenkins accepts as JUnit XML, by element: the attributes (a star: required), the children and whether text may stand
 * there. Source: the facts of `junit-10.xsd` of the xUnit plugin of Jenkins. Other CI systems accept more.
 */
import type { XmlElement } from './xml-fixture.ts'

type Rule = {
  readonly attributes: readonly string[]
  readonly children: readonly string[]
  readonly hasText: boolean
}

const message: Rule = { attributes: ['type', 'message'], children: [], hasText: true }
const output: Rule = { attributes: [], children: [], hasText: true }

const RULES: Readonly<Record<string, Rule>> = {
  testsuites: {
    attributes: ['name', 'time', 'tests', 'failures', 'errors'],
    children: ['testsuite'],
    hasText: false,
  },
  testsuite: {
    attributes: [
      'name*',
      'tests*',
      'failures*',
      'errors*',
      'group',
      'time',
      'skipped',
      'timestamp',
      'hostname',
      'id',
      'package',
      'file',
      'log',
      'url',
    ],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
    hasText: false,
  },
  properties: { attributes: [], children: ['property'], hasText: false },
  property: { attributes: ['name*', 'value*'], children: [], hasText: false },
  testcase: {
    attributes: ['name*', 'time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    hasText: false,
  },
  skipped: message,
  error: message,
  failure: message,
  'system-out': output,
  'system-err': output,
}

/** Returns what in a document Jenkins would refuse, a line each; none when it would take all of it. */
export function refusedByJenkins(element: XmlElement): readonly string[] {
  const rule = RULES[element.tag]
  if (rule === undefined) return [`<${element.tag}> is not an element of the schema`]
  return [...wrongAttributes(element, rule), ...wrongContent(element, rule)]
}

function wrongAttributes({ tag, attributes }: XmlElement, rule: Rule): readonly string[] {
  const known = rule.attributes.map((name) => name.replace('*', ''))
  const required = rule.attributes.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  const time = attributes['time']
  return [
    ...Object.keys(attributes)
      .filter((name) => !known.includes(name))
      .map((name) => `<${tag}> has no attribute ${name}`),
    ...required.filter((name) => attributes[name] === undefined).map((name) => `<${tag}> lacks ${name}`),
    ...(time === undefined || /^[\d,]*(\.\d*)?$/.test(time) ? [] : [`<${tag} time="${time}">`]),
  ]
}

function wrongContent({ tag, children, text }: XmlElement, rule: Rule): readonly string[] {
  const strangers = children.filter((child) => !rule.children.includes(child.tag))
  const ownText = children.length === 0 ? text.trim() : ''
  return [
    ...strangers.map((child) => `<${child.tag}> stands in <${tag}>`),
    ...(ownText !== '' && !rule.hasText ? [`text in <${tag}>`] : []),
    ...children.filter((child) => rule.children.includes(child.tag)).flatMap(refusedByJenkins),
  ]
}
