import { describe, expect, test } from 'vitest';
import { withEagerWrappers } from './eager-wrapper.ts';

const LEAST = 40;
const LONG = 'x'.repeat(LEAST);

describe('a wrapped library', () => {
  test.each([
    [`var a=t(e=>{e.y="${LONG}"});a();`, `var a=t((e=>{e.y="${LONG}"}));a();`],
    [`var a=t((e,n)=>{n.y="${LONG}"}),b=t(()=>{});`, `var a=t(((e,n)=>{n.y="${LONG}"})),b=t(()=>{});`],
    [`t(function(e){e.y="${LONG}"})`, `t((function(e){e.y="${LONG}"}))`],
    [`t(e=>{u(n=>"${LONG}")})`, `t((e=>{u(n=>"${LONG}")}))`],
    [`t(e=>"${LONG}");t(n=>"${LONG}")`, `t((e=>"${LONG}"));t((n=>"${LONG}"))`],
  ])('%s', (code, expected) => expect(withEagerWrappers(code, LEAST)).toBe(expected));
});

describe('what is left alone', () => {
  test.each([
    ['a short function', `var a=t(e=>{e.y=1}),b="${LONG}";`],
    ['a function beside other arguments', `t("z",e=>{e.y="${LONG}"})`],
    ['a function that is not handed to anything', `const f=e=>{e.y="${LONG}"};`],
    ['a chunk that is short as a whole', 't(e=>{e.y=1})'],
  ])('%s', (_, code) => expect(withEagerWrappers(code, LEAST)).toBe(code));
});
