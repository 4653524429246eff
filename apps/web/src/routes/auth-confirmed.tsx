export { Component } from './not-open-outside.tsx';
