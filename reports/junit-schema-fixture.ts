/** Validates JUnit XML by the schema of Jenkins' xUnit plugin, which is stricter than other CI systems are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

// The schema: junit-10.xsd of the xUnit plugin of Jenkins, copied from the sources of pytest 9.2.0; MIT.
const schema = {
  fileName: 'junit-10.xsd',
  contents: readFileSync(join(import.meta.dirname, 'junit-10.xsd'), 'utf8'),
}

/** Returns one line per schema violation in a JUnit document. */
export async function refusedByJenkins(document: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'junit.xml', contents: document }, schema })
  return errors.map(({ message }) => message)
}
