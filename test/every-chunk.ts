/**
 * Fetches what the elements fetch when it is first needed, but for languages. Where a test leaps over the time that a chunk
 * may take while it is on its way, it would come too late.
 */
export const fetchEveryChunk = (): Promise<unknown> => Promise.all([
  import('../src/element/appearance/look.js'),
  import('../src/element/debug/console-tracer.js'),
  import('../src/element/gate/refusal-texts.js'),
  import('../src/element/hints/mistakes.js'),
  import('../src/messages/issues/en.js'),
  import('../src/model/qr-path.js'),
  import('../src/sandbox/index.js'),
  import('../src/screens/access-codes/details/access-code-details.js'),
  import('../src/screens/access-codes/details/backup-code.js'),
  import('../src/screens/access-codes/details/share-code.js'),
  import('../src/screens/access-codes/form/access-code-form-screen.js'),
  import('../src/screens/access-codes/house/add-codes.js'),
  import('../src/screens/access-codes/house/house-codes-screen.js'),
  import('../src/screens/access-codes/table/access-code-table-screen.js'),
  import('../src/screens/access-codes/unmanaged/unmanaged-codes.js'),
  import('../src/screens/bulk/code-bulk.js'),
  import('../src/screens/bulk/device-bulk.js'),
  import('../src/screens/device-details/device-details.js'),
  import('../src/screens/device-table/row-actions/climate-panel.js'),
  import('../src/screens/device-table/row-actions/noise-panel.js'),
  import('../src/screens/device-table/row-actions/row-control.js'),
  import('../src/screens/device-table/view/view-tools.js'),
  import('../src/screens/issues/cause-cards.js'),
  import('../src/screens/issues/issue-list.js'),
  import('../src/screens/noise-sensor/noise-sensor-details.js'),
  import('../src/screens/preset-manager/preset-form.js'),
  import('../src/screens/preset-manager/preset-manager.js'),
  import('../src/screens/thermostat/thermostat.js')
])
