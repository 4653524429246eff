import { defineSkills } from '../define-skills.ts';

export const testingAndQuality = defineSkills({
  id: 'testing-and-quality',
  title: 'Testing and quality',
  skills: {
    'Software testing':
      'software test, testing software, application testing, software quality assurance, software qa, software tester',
    'Quality assurance': 'qa, qa testing, qa/qc, quality assurance testing',
    'Quality control':
      'qc, quality inspection, quality checks, quality QC, in-process inspection, visual inspection, product inspection',
    'Quality management':
      'quality management systems, qms, total quality management, tqm, quality management system, quality systems, quality standards, quality improvement',
    'ISO 9001':
      'iso 9001:2015, iso9001, iso 9000, iso standards, iso certification, iso 13485, as9100, iatf 16949, ts 16949',
    'Six Sigma':
      'lean six sigma, six sigma green belt, six sigma black belt, dmaic, green belt, black belt, lean sigma',
    'Statistical process control': 'spc, control charts, process capability, cpk, minitab',
    FMEA: 'failure mode and effects analysis, pfmea, dfmea, failure analysis, failure modes',
    CAPA: 'corrective and preventive action, corrective actions, 8d, nonconformance, non-conformance, 8d reports, ncr',
    APQP: 'ppap, first article inspection, fai, production part approval process',
    Metrology:
      'cmm, calibration, calipers, micrometers, coordinate measuring machine, measuring instruments, caliper, precision measurement, calibrations',
    'Internal audit of quality':
      'quality audits, quality audit, internal quality audits, supplier audits, process audits',
    'Test automation':
      'automated testing, automation testing, qa automation, test automation frameworks, automated tests, automation framework, automation frameworks, automated test scripts, sdet',
    'Manual testing': 'manual test cases, exploratory testing, manual tests, ad-hoc testing, adhoc testing',
    'Unit testing': 'unit tests, unit test',
    'Integration testing': 'system integration testing, integration tests, sit testing',
    'Regression testing': 'regression tests, regression suites, regression test',
    'Functional testing':
      'functional tests, non-functional testing, functional test, black box testing, white box testing, black-box testing',
    'Performance testing':
      'load testing, stress testing, jmeter, loadrunner, gatling, apache jmeter, load runner, load test',
    'User acceptance testing': 'uat, acceptance testing, user acceptance tests, user acceptance test',
    'End-to-end testing': 'e2e testing, end to end testing, end-to-end tests',
    'System testing': 'system tests, system test',
    'Smoke testing': 'sanity testing, smoke tests, smoke test',
    'API testing': 'postman, soapui, rest assured, soap ui, api test automation',
    'Mobile testing': 'mobile app testing, device testing',
    'Security testing': 'security tests',
    'Accessibility testing': 'screen reader testing, axe accessibility',
    'Usability testing': 'user testing, usability tests, usability studies, usability test, usability',
    'Compatibility testing': 'browserstack, sauce labs, cross-platform testing',
    'Database testing': 'etl testing, data warehouse testing, backend testing, sql testing, data testing',
    'Test planning':
      'test plans, test plan, test strategy, test strategies, test management, test plan creation, master test plan',
    'Test case design':
      'test cases, test case development, writing test cases, test scripts, test scenarios, test design, test case, test case writing, test case execution, test case management, test data',
    'Test execution':
      'executing tests, test results, test reporting, test execution reports, execute test cases',
    'Test-driven development': 'tdd, test driven development',
    'Behavior-driven development':
      'bdd, cucumber, gherkin, specflow, behavior driven development, behaviour-driven development',
    'Defect tracking':
      'bug tracking, defect management, bugzilla, bug reports, bug reporting, defect reporting, mantis, defect life cycle, bug life cycle, defect tracking tools',
    Selenium: 'selenium webdriver, selenium grid, selenium ide, web driver',
    Cypress: 'cypress.io',
    Playwright: '',
    Puppeteer: 'webdriverio, protractor, testcafe, nightwatch',
    Appium: '',
    JUnit: 'mockito, junit5, junit 5',
    TestNG: 'test ng',
    NUnit: 'xunit, mstest, moq',
    PyTest: 'unittest, robot framework, py.test',
    Jest: 'vitest, react testing library, testing library, enzyme',
    Mocha: 'chai, jasmine',
    RSpec: 'capybara, minitest',
    PHPUnit: '',
    TestRail: 'qtest, hp alm, hp quality center, quality center, test rail, hp qc',
    SonarQube: 'static code analysis, static analysis, code coverage, veracode, checkmarx',
    'Katalon Studio': 'katalon, ranorex, testcomplete, qtp, hp uft, hp qtp, tosca, tricentis tosca',
    'Code review': 'code reviews, peer review, pull requests, peer reviews, peer code review, code quality',
    'Requirements traceability': 'traceability matrix, rtm, requirement traceability matrix',
    'Continuous testing': 'shift-left testing',
    'Validation and verification':
      'verification and validation, v&v, process validation, validation protocols, iq/oq/pq, validation testing, equipment validation, computer system validation, csv validation, product validation, design verification',
    ISTQB: 'istqb certified, istqb certification',
    'Reliability engineering':
      'reliability testing, reliability analysis, mtbf, environmental testing, accelerated life testing',
    Inspection: 'site inspections, safety inspections, inspect equipment',
    'Continuous improvement':
      'process improvement, process improvements, kaizen, continuous process improvement, process optimization, improve processes, operational excellence, process enhancement, improving processes, improvement initiatives',
    'Attention to detail':
      'detail oriented, detail-oriented, attention to details, accuracy, meticulous, detail-orientated, keen eye for detail, high attention to detail, eye for detail',
  },
  guarded: {
    Jest: 'mocha, react, javascript, testing, cypress, enzyme, typescript, node',
    Mocha: 'chai, jest, javascript, testing, jasmine, node',
    Cypress: 'selenium, testing, playwright, automation, javascript, jest, qa, e2e',
    Playwright: 'selenium, testing, cypress, automation, javascript, typescript, jest, qa, e2e',
    Puppeteer: 'selenium, playwright, node, javascript, cypress, chrome',
    Inspection: 'quality, testing, equipment, safety, maintenance, audit, site, construction, vehicle, tools',
  },
  exact: 'QA, QC, RTM, UAT, SPC, CMM, NCR, QTP, SDET, TDD, BDD, FAI, CAPA',
});
