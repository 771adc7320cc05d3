/**
 * Fetches what the elements fetch when it is first needed, but for languages. Where a test leaps over the time that a chunk
 * may take while it is on its way, it would come too late.
 */
export const fetchEveryChunk = (): Promise<unknown> =>
  Promise.all([
    import('../src/element/appearance/look.js'),
    import('../src/element/debug/console-tracer.js'),
    import('../src/element/gate/refusal-texts.js'),
    import('../src/element/hints/mistakes.js'),
    import('../src/messages/issues/en.js'),
    import('../src/features/access-codes/rules/qr-path.js'),
    import('../src/sandbox/index.js'),
    import('../src/features/access-codes/details/access-code-details.js'),
    import('../src/features/access-codes/details/backup-code.js'),
    import('../src/features/access-codes/details/share-code.js'),
    import('../src/features/access-codes/form/access-code-form-screen.js'),
    import('../src/features/access-codes/calendar/stay-calendar.js'),
    import('../src/features/access-codes/house/add-codes.js'),
    import('../src/features/access-codes/house/house-codes-screen.js'),
    import('../src/features/access-codes/table/access-code-table-screen.js'),
    import('../src/features/access-codes/unmanaged/unmanaged-codes.js'),
    import('../src/features/access-codes/bulk/code-bulk.js'),
    import('../src/features/account/connect-control.js'),
    import('../src/features/device-table/bulk/device-bulk.js'),
    import('../src/features/device-table/details/device-details.js'),
    import('../src/features/device-table/row-actions/climate-panel.js'),
    import('../src/features/device-table/row-actions/noise-panel.js'),
    import('../src/features/device-table/row-actions/row-control.js'),
    import('../src/features/device-table/view/view-tools.js'),
    import('../src/features/issues/cause-lines.js'),
    import('../src/features/issues/issue-list.js'),
    import('../src/features/noise/noise-sensor-details.js'),
    import('../src/features/climate/presets/preset-form.js'),
    import('../src/features/climate/presets/preset-manager.js'),
    import('../src/features/climate/thermostat/thermostat.js')
  ])
