// Applies the stored color scheme before the first paint.
document.documentElement.classList.add('js')
try {
  document.documentElement.dataset.theme = localStorage.getItem('latchkey-docs-theme') ?? 'auto'
} catch {
  document.documentElement.dataset.theme = 'auto'
}
