import { describe, expect, it } from 'vitest';
import { normaliseMobile } from './normalise-mobile.server';

describe('a typed number as the calls write it', () => {
  it.each([
    // Việt Nam
    ['84', '912345678', '84 912345678'],
    ['84', '0912345678', '84 912345678'],
    ['84', '84912345678', '84 912345678'],
    ['84', '+84 912 345 678', '84 912345678'],
    ['84', '0084912345678', '84 912345678'],
    ['84', '091 234-56.78', '84 912345678'],
    ['+84', '0987654321', '84 987654321'],
    ['84', '0321234567', '84 321234567'],
    // Elsewhere
    ['1', '2025550123', '1 2025550123'],
    ['1', '12025550123', '1 2025550123'],
    ['66', '0812345678', '66 812345678'],
    ['62', '081234567890', '62 81234567890'],
    ['855', '012345678', '855 12345678'],
    ['86', '13800138000', '86 13800138000'],
    ['82', '01012345678', '82 1012345678'],
    ['81', '09012345678', '81 9012345678'],
    ['91', '09876543210', '91 9876543210'],
    ['60', '0123456789', '60 123456789'],
    ['63', '09171234567', '63 9171234567'],
    ['95', '092123456', '95 92123456'],
    ['856', '02023123456', '856 2023123456'],
    ['886', '0912345678', '886 912345678'],
    ['880', '01812345678', '880 1812345678'],
    ['55', '11961234567', '55 11961234567'],
    ['7', '9123456789', '7 9123456789'],
    ['44', '07400123456', '44 7400123456'],
    ['39', '3123456789', '39 3123456789'],
    // An area of North America keeps its number whichever way the code is written.
    ['1876', '2101234', '1 8762101234'],
  ])('+%s and %s are %s [SMS-15 SMS-18]', (countryDialingCode, mobileNum, wanted) => {
    const mobile = normaliseMobile({ mobileNum, countryDialingCode });
    expect(`${mobile.countryDialingCode} ${mobile.mobileNum}`).toBe(wanted);
  });

  it.each([
    ['84', '01234567890', 'eleven digits with a prefix of before 2018'],
    ['84', '0168234567', 'a prefix of before 2018'],
    ['84', '0111111111', 'no such prefix'],
    ['84', '91234567', 'a digit missing'],
    ['84', '9123456789', 'a digit too many'],
    ['84', '02438234567', 'a landline'],
    ['84', '18001234', 'a toll-free number'],
    ['84', '', 'nothing'],
    ['84', '000000000', 'zeros'],
    ['1', '5550123', 'no area'],
    ['1', '1235550123', 'no such area'],
    ['86', '12345678901', 'no such prefix'],
    ['999', '912345678', 'no such dialling code'],
    ['', '912345678', 'no dialling code'],
    ['84', '12025550123', 'a number of another country'],
  ])('+%s and %s are refused: %s [SMS-02]', (countryDialingCode, mobileNum) => {
    expect(() => normaliseMobile({ mobileNum, countryDialingCode })).toThrow('mobile.invalid');
  });
});
