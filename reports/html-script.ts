/** The script of report.html. It adds a search over the checks, and buttons that copy a command. The page also works without it. */
export const SCRIPT = `
const place = document.querySelector('#checks')
if (place !== null) {
  const label = document.createElement('label')
  const search = document.createElement('input')
  search.type = 'search'
  label.className = 'by-script'
  label.append('Search checks ', search)
  place.after(label)
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase()
    for (const check of document.querySelectorAll('details[id^="check-"]'))
      check.hidden = !check.textContent.toLowerCase().includes(words)
    for (const group of document.querySelectorAll('details:has(> details[id])')) group.open = words !== ''
  })
}
for (const text of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'by-script'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    getSelection().selectAllChildren(text)
    await navigator.clipboard.writeText(text.textContent)
    button.textContent = 'Copied'
  })
  text.before(button)
}
`
