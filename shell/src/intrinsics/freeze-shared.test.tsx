import { render, screen } from '@testing-library/react';
import React, { Component, useContext, type ComponentClass } from 'react';
import ReactDOM from 'react-dom';
import { beforeAll, expect, test } from 'vitest';
import * as runtime from '@naija/runtime';
import { freezeShared } from './freeze-intrinsics.ts';

const { baseApi, css, Link, RenderedLite, styled } = runtime;

beforeAll(() => {
  // In the test runner, a module has getters, unlike in browsers.
  [React, ReactDOM, { ...runtime }].forEach(freezeShared);
});

test.each<[string, object, string]>([
  ['React.createElement', React, 'createElement'],
  ['React.Children.map', React.Children, 'map'],
  ['the setState of all components', Component.prototype, 'setState'],
  ['something new to React', React, 'extra'],
  ['ReactDOM.createPortal', ReactDOM, 'createPortal'],
  ['styled.button', styled, 'button'],
  ['css', css, 'extra'],
  ['default props to Link', Link, 'defaultProps'],
  ['the provider of a context', RenderedLite, 'Provider'],
  ['baseApi.injectEndpoints', baseApi, 'injectEndpoints'],
  ['baseApi.util.resetApiState', baseApi.util, 'resetApiState'],
])('a remote that assigns %s throws', (_what, owner, key) => {
  const before: unknown = Reflect.get(owner, key);
  expect(() => Object.assign(owner, { [key]: () => 'other' })).toThrow(TypeError);
  expect(Reflect.get(owner, key)).toBe(before);
});

test('an API still takes endpoints, with their hooks', () => {
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({ frozenSample: build.query<string, string>({ query: (path) => path }) }),
  });
  expect(api.useFrozenSampleQuery).toBeTypeOf('function');
});

test('contexts and class components, including those compiled to functions, still render', () => {
  function Old(this: Component, props: object) {
    Component.call(this, props, undefined);
  }
  Old.prototype = Object.create(Component.prototype) as Component;
  Object.assign(Old.prototype as object, {
    constructor: Old,
    componentDidMount: () => undefined,
    render: () => <p>compiled to a function</p>,
  });
  const OldClass = Old as unknown as ComponentClass;
  const Lite = () => <p>lite: {String(useContext(RenderedLite))}</p>;
  render(
    <RenderedLite value>
      <OldClass />
      <Lite />
    </RenderedLite>,
  );
  expect(screen.getByText('compiled to a function')).toBeVisible();
  expect(screen.getByText('lite: true')).toBeVisible();
});
