import {
  activityCsv,
  csvCell,
  type ExportedEvent,
  isoWithOffset
} from '../../../../src/features/activity/rules/activity-csv.js'

const UNLOCKED: ExportedEvent = {
  instant: Date.parse('2026-03-20T12:00:30Z'),
  zone: 'Europe/Berlin',
  deviceName: 'Front Door',
  eventType: 'lock.unlocked',
  description: 'Unlocked by \u2068Anna\u2069',
  method: 'keycode',
  accessCodeName: 'Anna',
  deviceId: 'device_1',
  accessCodeId: 'code_1',
  eventId: 'event_1'
}

describe('CSV file of the activity', () => {
  it('has a byte order mark, a header and one line per event', () => {
    expect(activityCsv([UNLOCKED], true)).to.equal(
      [
        '\uFEFFoccurred_at,time_zone,device_name,event_type,description,method,access_code_name,device_id,access_code_id,event_id',
        '2026-03-20T13:00:30+01:00,Europe/Berlin,Front Door,lock.unlocked,Unlocked by Anna,keycode,Anna,device_1,code_1,event_1',
        ''
      ].join('\r\n')
    )
  })

  it('leaves out the ids on request', () => {
    const [header, line] = activityCsv([UNLOCKED], false).split('\r\n')
    expect(header?.split(',').at(-1)).to.equal('access_code_name')
    expect(line?.endsWith(',keycode,Anna')).to.equal(true)
  })

  it('has empty cells for what is unknown', () => {
    const nothing = { deviceName: undefined, method: undefined, accessCodeName: undefined, accessCodeId: undefined }
    const [, line] = activityCsv([{ ...UNLOCKED, ...nothing, instant: undefined }], true).split('\r\n')
    expect(line).to.equal(',Europe/Berlin,,lock.unlocked,Unlocked by Anna,,,device_1,,event_1')
  })

  for (const start of ['=', '+', '-', '@', '\t']) {
    it(`never begins a cell with ${JSON.stringify(start)}, which a spreadsheet could run`, () =>
      expect(csvCell(`${start}1+1`)).to.equal(`'${start}1+1`))
  }

  it('quotes separators, quotes and line ends', () => {
    expect(csvCell('Anna, "the boss"')).to.equal('"Anna, ""the boss"""')
    expect(csvCell('two\nlines')).to.equal('"two\nlines"')
    expect(csvCell('\rone')).to.equal('"\'\rone"')
  })
})

describe('isoWithOffset', () => {
  it('writes the offset that the zone has at that instant', () => {
    expect(isoWithOffset(Date.parse('2026-07-01T12:00:00Z'), 'America/New_York')).to.equal('2026-07-01T08:00:00-04:00')
    expect(isoWithOffset(Date.parse('2026-07-01T12:00:00Z'), 'Asia/Kolkata')).to.equal('2026-07-01T17:30:00+05:30')
    expect(isoWithOffset(Date.parse('2026-07-01T12:00:00Z'), 'UTC')).to.equal('2026-07-01T12:00:00+00:00')
  })
})
