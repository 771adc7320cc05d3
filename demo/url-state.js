/** The choices that are stored in the URL. */
const radioButtons = () => document.querySelectorAll('#controls input[type="radio"]')

/** Contains the view of the device table as JSON. */
const viewField = () => document.querySelector('#view')

/** Restores the choices from the URL. */
export function restoreFromUrl() {
  const params = new URLSearchParams(location.search)
  for (const choice of radioButtons()) if (params.get(choice.name) === choice.value) choice.checked = true
  viewField().value = params.get('view') ?? ''
}

/** Stores the choices in the URL, except defaults. */
export function saveToUrl() {
  const url = new URL(location.href)
  for (const { name } of radioButtons()) url.searchParams.delete(name)
  for (const { name, value, checked, defaultChecked } of radioButtons()) {
    if (checked && !defaultChecked) url.searchParams.set(name, value)
  }
  if (viewField().value) url.searchParams.set('view', viewField().value)
  else url.searchParams.delete('view')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
