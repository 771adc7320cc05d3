const SAID_FOR = 2000

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    return 'Selected'
  }
}

/** Lets each button of a block of code copy it. Where the clipboard is refused, the code is selected. */
export function followCopyButtons() {
  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('.copy')
    if (!button) return
    const word = button.firstChild
    word.data = await copy(button.closest('.code').querySelector('code'))
    setTimeout(() => (word.data = 'Copy'), SAID_FOR)
  })
}
