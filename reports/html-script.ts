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
const made = (name, parent) => parent.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name))
const set = (element, attributes) => {
  for (const name in attributes) element.setAttribute(name, attributes[name])
}
const colorOf = (shape) => [shape?.getAttribute('stroke'), shape?.getAttribute('fill')].find((color) => color?.includes('--plot'))
const placesOf = (shape) => {
  const moved = /^matrix[(].*,(.+),(.+)[)]/.exec(shape.getAttribute('transform') ?? '')
  if (moved !== null) return [[Number(moved[1]), Number(moved[2])]]
  const isLine = shape.getAttribute('fill') === 'none'
  return isLine ? [...shape.getAttribute('d').matchAll(/[ML]([\\d.]+) ([\\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]) : []
}
for (const drawing of document.querySelectorAll('[data-axes]')) {
  const numbers = drawing.dataset.axes.split(' ').map(Number)
  const valueOf = ([from, first, to, last, isLog], pixel) => {
    const value = first + ((pixel - from) / (to - from)) * (last - first)
    return Number((isLog ? 10 ** value : value).toPrecision(3)).toLocaleString('en')
  }
  const [x, y] = [numbers.slice(0, 5), numbers.slice(5)]
  const names = {}
  for (const text of drawing.querySelectorAll('text')) names[colorOf(text.previousElementSibling)] ??= text.textContent
  const places = [...drawing.querySelectorAll('path')].filter(colorOf).flatMap((shape) =>
    placesOf(shape).map((place) => [...place, names[colorOf(shape)]]))
  const [ring, value] = [made('circle', drawing), made('text', drawing)]
  set(ring, { r: 0, fill: 'none', stroke: 'var(--ink)' })
  set(value, { class: 'value' })
  const svg = drawing.ownerSVGElement
  svg.addEventListener('pointerleave', () => { set(ring, { r: 0 }); value.textContent = '' })
  svg.addEventListener('pointermove', (event) => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse())
    const far = ([left, top]) => Math.hypot(left - at.x, top - at.y)
    const near = places.reduce((best, place) => (far(place) < far(best) ? place : best), [Infinity, 0])
    if (near.length < 3) return
    const isRight = near[0] > (x[0] + x[2]) / 2
    set(ring, { r: 6, cx: near[0], cy: near[1] })
    set(value, { x: near[0], y: near[1] + (near[1] < y[2] + 20 ? 20 : -10), 'text-anchor': isRight ? 'end' : 'start' })
    value.textContent = near[2] + ': x ' + valueOf(x, near[0]) + ', y ' + valueOf(y, near[1])
  })
}
`
