/** The choices that the address tells, so that they are there again where one comes back to it. */
const choices = () => document.querySelectorAll('#controls input[type="radio"]')

/** How the device table is looked at, as JSON. */
const view = () => document.querySelector('#view')

/** Chooses what the address says, as far as that can be chosen. */
export function readAddress() {
  const said = new URLSearchParams(location.search)
  for (const choice of choices()) if (said.get(choice.name) === choice.value) choice.checked = true
  view().value = said.get('view') ?? ''
}

/** Lets the address say what is chosen, where that is not what the page begins with. */
export function writeAddress() {
  const url = new URL(location.href)
  for (const { name } of choices()) url.searchParams.delete(name)
  for (const { name, value, checked, defaultChecked } of choices()) {
    if (checked && !defaultChecked) url.searchParams.set(name, value)
  }
  if (view().value) url.searchParams.set('view', view().value)
  else url.searchParams.delete('view')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
