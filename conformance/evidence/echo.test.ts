import { expect, test } from 'vitest'
import { echoesLetters, echoFlaws } from './echo.ts'

const ASKED = 'n1 é 🌍 中文 "C:\\temp"\nleft\tright  end'

test.each([
  ['letter for letter', ASKED, []],
  ['with words around it', `Sure: ${ASKED}!`, []],
  ['with markup of its own', `${ASKED} <b>&amp;</b>`, []],
  ['without line feeds', ASKED.replace('\n', ''), ['line feeds lost']],
  [
    'with white space in one',
    ASKED.replaceAll(/\s+/g, ' '),
    ['line feeds lost', 'tabs lost', 'two spaces in a row lost'],
  ],
  ['without quotation marks', ASKED.replaceAll('"', ''), ['quotation marks lost']],
  ['without the backslash', ASKED.replace('\\', ''), ['backslashes lost']],
  ['escaped for HTML', ASKED.replaceAll('"', '&quot;'), ['escaped for HTML (&quot;)']],
  ['with the end of a turn', `${ASKED}<|im_end|>`, ['<|im_end|> at the end']],
])('an echo %s', (_, answer, flaws) => {
  expect(echoesLetters(ASKED, answer)).toBe(true)
  expect(echoFlaws(ASKED, answer)).toEqual(flaws)
})

test.each(['', 'n1 é 🌍', 'n1 ? ? ?? "C:\\temp"\nleft\tright  end'])('%j lacks letters', (answer) => {
  expect(echoesLetters(ASKED, answer)).toBe(false)
})
