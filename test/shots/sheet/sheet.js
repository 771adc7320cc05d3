// A plain script, so that the page also works as a file. The filters are stored in the URL.
const form = document.querySelector('form')
const controls = [...form.elements]
const valueOf = (control) => (control.type === 'checkbox' ? (control.checked ? 'on' : '') : control.value)

function show() {
  const wanted = Object.fromEntries(controls.map((control) => [control.name, valueOf(control)]))
  const fits = (name, value) => !wanted[name] || wanted[name] === value
  let count = 0
  for (const section of document.querySelectorAll('section')) {
    let isEmpty = true
    for (const figure of section.querySelectorAll('figure')) {
      const { width, scheme, direction, findings } = figure.dataset
      figure.hidden = !(
        fits('screen', section.dataset.screen) &&
        fits('width', width) &&
        fits('scheme', scheme) &&
        fits('direction', direction) &&
        !(wanted.findings && findings === '0')
      )
      if (!figure.hidden) count += 1
      isEmpty &&= figure.hidden
    }
    section.hidden = isEmpty
  }
  form.closest('header').querySelector('output').textContent = `${count.toLocaleString()} pictures`
}

for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const control = form.elements.namedItem(name)
  if (control?.type === 'checkbox') control.checked = value === 'on'
  else if (control) control.value = value
}
form.addEventListener('change', () => {
  const chosen = controls.map((control) => [control.name, valueOf(control)]).filter(([, value]) => value)
  history.replaceState(null, '', `#${new URLSearchParams(chosen)}`)
  show()
})
show()
